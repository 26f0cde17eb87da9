import type { Translate } from '@plinth/site-model';
import type { FieldMessageKey } from '../messages/fieldMessages';
import type { EngineMessageKey } from '../messages/engineMessages';
import { countryCode } from '../pure/countryCode';
import { kindOf, type FieldControl } from '../pure/fieldKinds';
import { likertAnswers, partsOf, postName } from '../pure/fieldTypes';
import type { FormErrors, FormField, FormSchema, FormValues } from '../pure/formSchema';
import type { BuildNode, NodeProps } from './buildNode';
import { countryOptions } from './countryOptions';
import { boxView, entryView, type Choices } from './entryView';
import { fieldParts } from './fieldParts';
import { ownValue } from '../pure/ownValue';
import { isoDate } from '../pure/isoDate';
import { questionKeys } from '../pure/questionKeys';
import { rowCount } from './rowView';
import { fileView } from './fileView';
import { elementId } from './elementId';

/** The context of a field's markup. */
export interface FieldViewContext<Node> {
  h: BuildNode<Node>;
  schema: FormSchema;
  values: FormValues;
  errors: FormErrors;
  translate: Translate<FieldMessageKey | EngineMessageKey>;
  locale: string;
  /** Whether a field's conditions hold. */
  isShown: (field: FormField) => boolean;
  /** Prefix of every id, so that one form can be on a page twice. */
  idPrefix: string;
}

/** The markup of one field: the container of its error, label or legend, description, entries. */
export function fieldView<Node>(field: FormField, context: FieldViewContext<Node>): Node {
  const { h, values, idPrefix, translate } = context;
  const { type, id, title, description, required, label = title } = field;
  const control = shownControl(field);
  const error = ownValue(context.errors, id);
  const base = idPrefix + elementId(id);
  const item: NodeProps = {
    id: base,
    'data-field-id': id,
    'data-field-type': type,
    'data-unmet': context.isShown(field) ? undefined : '',
  };
  if (control === 'hidden') {
    return h('input', {
      ...item,
      type: 'hidden',
      className: 'form-item hidden',
      name: postName(id),
      defaultValue: textOf(ownValue(values, id)),
      'data-key': field.key ?? title,
    });
  }
  const descriptionNode =
    description && h('p', { className: 'description', id: `${base}-description` }, description);
  if (control === 'heading') {
    const className = `form-item section${field.underline ? ' underline' : ''}`;
    return h(
      'div',
      { ...item, className },
      h('h3', { className: 'title' }, title),
      descriptionNode,
    );
  }

  const isCompound = control === 'parts';
  const isGroup = control in groupEntries;
  const state: NodeProps = {
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby':
      `${base}-error` +
      (description ? ` ${base}-description` : '') +
      // Its symbol is beside the entry, where screen readers would not find it.
      (type === 'currency' ? ` ${base}-symbol` : '') +
      (control === 'file' ? ` ${base}-limits` : ''),
  };
  const classes = [
    ...['form-item', isCompound ? 'fields' : 'field', type],
    ...[required && 'required', error && 'error'],
  ];
  return h(
    isGroup ? 'fieldset' : 'div',
    {
      ...item,
      className: classes.filter(Boolean).join(' '),
      ...(isGroup && { 'aria-describedby': state['aria-describedby'] }),
      // A radio button cannot be invalid, but its group can.
      ...(control === 'radio' && {
        ...state,
        role: 'radiogroup',
        'aria-required': required ? 'true' : undefined,
      }),
    },
    h('div', { className: 'form-field-error', id: `${base}-error` }, error),
    h(
      isGroup ? 'legend' : 'label',
      { className: 'title', htmlFor: isGroup ? undefined : `${base}-field` },
      label,
      required && h('span', { className: 'required', 'aria-hidden': 'true' }, ' *'),
      // A group has no `required` attribute that screen readers announce.
      required &&
        isGroup &&
        h('span', { className: 'pl-form-unseen' }, ` (${translate('forms.requiredMark')})`),
    ),
    descriptionNode,
    ...(groupEntries[control as FieldControl]?.(field, context) ??
      singleEntry(field, context, state)),
  );
}

/**
 * The control of a field on the page: a date may have the browser's own entry instead of three
 * parts.
 */
const shownControl = ({ type, hasCalendar }: FormField): FieldControl | 'calendar' =>
  type === 'date' && hasCalendar ? 'calendar' : kindOf(type).control;

/**
 * An initial text; React would rewrite a default value at every keystroke, and an empty default is
 * not needed.
 */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function singleEntry<Node>(
  field: FormField,
  { h, values, idPrefix, translate }: FieldViewContext<Node>,
  state: NodeProps,
): Node[] {
  const { type, id, placeholder, required, options = [], autocomplete, maxLength = 0 } = field;
  const { isSecret } = kindOf(type);
  const control = shownControl(field);
  const value = ownValue(values, id);
  const props: NodeProps = {
    id: `${idPrefix}${elementId(id)}-field`,
    name: postName(id),
    required,
    ...(placeholder && { placeholder }),
    ...(autocomplete && { autoComplete: autocomplete }),
    ...state,
    // A secret is never sent back to the page.
    defaultValue: isSecret ? undefined : textOf(Array.isArray(value) ? isoDate(value) : value),
  };
  if (control === 'calendar') {
    const bounds = { min: field.earliest, max: field.latest };
    return [h('input', { className: 'field-element', type: 'date', ...bounds, ...props })];
  }
  if (control === 'file') {
    const limitsId = `${idPrefix}${elementId(id)}-limits`;
    return fileView(field, { h, value, translate, limitsId, props });
  }
  if (control === 'rows') return [rowCount(h, field, props)];
  if (control === 'textarea') {
    const area = h('textarea', {
      className: 'field-element',
      ...props,
      rows: 4,
      maxLength: field.maxLength,
    });
    // Its space is reserved before a script can count, so that nothing moves later.
    const counter = () => h('span', { className: 'pl-form-counter', 'aria-hidden': 'true' });
    return maxLength > 0 ? [area, counter()] : [area];
  }
  const choices = control === 'select' && options.map((option) => [option, option] as const);
  const noChoice = placeholder ?? translate('forms.choose');
  const entry = entryView(h, type, { props, choices, noChoice });
  if (type !== 'currency') return [entry];
  const symbol = {
    className: 'currency-symbol',
    id: `${idPrefix}${elementId(id)}-symbol`,
    'aria-hidden': 'true',
  };
  return [
    h(
      'span',
      { className: 'pl-form-amount' },
      h('span', symbol, field.currencySymbol ?? '$'),
      entry,
    ),
  ];
}

function optionEntries<Node>(
  { type, id, options = [], required }: FormField,
  { h, values, errors }: FieldViewContext<Node>,
): Node[] {
  const { control } = kindOf(type);
  const value = ownValue(values, id);
  const keys = questionKeys(options);
  return options.map((option, index) =>
    boxView(
      h,
      {
        type: control,
        name: postName(id),
        value: keys[index],
        defaultChecked: Array.isArray(value) ? value.includes(keys[index]) : value === keys[index],
        required: control === 'radio' && required,
        'aria-invalid': control === 'checkbox' && ownValue(errors, id) ? 'true' : undefined,
      },
      { text: option },
    ),
  );
}

function likertEntries<Node>(
  { id, options = [] }: FormField,
  { h, values, translate, idPrefix }: FieldViewContext<Node>,
): Node[] {
  const keys = questionKeys(options);
  const answers = (ownValue(values, id) ?? {}) as Readonly<Record<string, string>>;
  const answerLabels = likertAnswers.map(
    (answer) => [answer, translate(`forms.likert.${answer}` as FieldMessageKey)] as const,
  );
  return [
    h(
      'div',
      { className: 'pl-likert-head', 'aria-hidden': 'true' },
      h('span', null),
      ...answerLabels.map(([, text]) => h('span', null, text)),
    ),
    ...options.map((question, index) => {
      const questionId = `${idPrefix}${elementId(id)}-question-${index}`;
      return h(
        'div',
        { className: 'pl-likert-row', role: 'radiogroup', 'aria-labelledby': questionId },
        h('span', { className: 'question', id: questionId }, question),
        ...answerLabels.map(([value, text]) =>
          boxView(
            h,
            {
              type: 'radio',
              name: postName(id, index),
              value,
              defaultChecked: ownValue(answers, keys[index]!) === value,
              'data-question': keys[index],
            },
            { text, className: 'pl-likert-answer' },
          ),
        ),
      );
    }),
  ];
}

/** The entries of a field with several entries. */
const groupEntries: Readonly<
  Partial<Record<FieldControl, <Node>(field: FormField, context: FieldViewContext<Node>) => Node[]>>
> = {
  parts: partEntries,
  questions: likertEntries,
  radio: optionEntries,
  checkbox: optionEntries,
};

function partEntries<Node>(field: FormField, context: FieldViewContext<Node>): Node[] {
  const { h, schema, values, errors, idPrefix, translate } = context;
  const { id, type, required } = field;
  const { formats } = schema;
  const value = (ownValue(values, id) ?? []) as readonly string[];
  const isAddress = type === 'address';
  return fieldParts(field, formats, value).map(({ part, kind, label, isOptional, isHidden }) => {
    const partId = `${idPrefix}${elementId(id)}-${part}`;
    const text = value[partsOf(type)!.indexOf(part)] ?? '';
    const props: NodeProps = {
      id: partId,
      name: postName(id, part),
      'data-part': part,
      required: required && !isOptional,
      'aria-invalid': ownValue(errors, id) && !isAddress ? 'true' : undefined,
      defaultValue: kind === 'country' ? countryCode(text, formats?.country) : textOf(text),
    };
    return h(
      'div',
      { className: `field ${part}`, hidden: isHidden },
      h('label', { className: 'caption', htmlFor: partId }, translate(label)),
      entryView(h, kind, {
        props,
        choices: choicesOf(kind, context),
        noChoice: kind === 'country' ? undefined : '–',
      }),
    );
  });
}

/** The options of a part of a compound field that is a list. */
function choicesOf<Node>(
  kind: string,
  { schema: { formats = {} }, locale, translate }: FieldViewContext<Node>,
): Choices | undefined {
  if (kind === 'country') return countryOptions(formats.countries, locale);
  if (kind === 'ampm')
    return [
      ['AM', translate('forms.am')],
      ['PM', translate('forms.pm')],
    ];
  if (kind !== 'callingcode') return undefined;
  const codes = formats.countries?.flatMap(({ code, name = code, phoneCode }) =>
    phoneCode ? [[phoneCode, `${name} (${phoneCode})`] as const] : [],
  );
  return codes?.length ? codes : undefined;
}
