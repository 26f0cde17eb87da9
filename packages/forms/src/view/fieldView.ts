import type { Translate } from '@plinth/site-model';
import type { FieldWord } from '../words/fieldWords';
import type { FormWord } from '../words/formWords';
import { countryCode } from '../pure/addressFormats';
import { likertAnswers, partsOf, postName } from '../pure/fieldTypes';
import type { FormErrors, FormField, FormSchema, FormValues } from '../pure/formSchema';
import { countryOptions } from './countryOptions';
import { fieldParts } from './fieldParts';
import { h, type ViewElement, type ViewNode } from './viewNode';

/** What a field's markup depends on. */
export interface FieldViewContext {
  schema: FormSchema;
  values: FormValues;
  errors: FormErrors;
  translate: Translate<FieldWord | FormWord>;
  locale: string;
  /** Whether a field's conditions hold. */
  isShown: (field: FormField) => boolean;
  /** Set in front of every id, so that one form can stand on a page twice. */
  idPrefix: string;
}

type Attributes = ViewElement['attributes'];

/**
 * What a phone's keyboard and the browser's autofill want to know, per type and per part (FRM-22).
 * A word alone is an autofill hint, `name=value` any attribute.
 */
const hints: Readonly<Record<string, string>> = {
  email: 'email type=email inputmode=email spellcheck=false',
  website: 'url inputmode=url spellcheck=false',
  number: 'inputmode=decimal',
  currency: 'transaction-amount inputmode=decimal',
  password: 'new-password type=password placeholder=••••••••',
  twitter: 'off autocapitalize=none spellcheck=false',
  first: 'given-name',
  last: 'family-name',
  month: 'inputmode=numeric maxlength=2',
  day: 'inputmode=numeric maxlength=2',
  year: 'inputmode=numeric maxlength=4',
  hour: 'inputmode=numeric maxlength=2',
  minute: 'inputmode=numeric maxlength=2',
  second: 'inputmode=numeric maxlength=2',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  phonecountry: 'tel-country-code type=tel maxlength=5 placeholder=+1',
  areacode: 'tel-area-code type=tel maxlength=3',
  prefix: 'tel-local-prefix type=tel maxlength=3',
  line: 'tel-local-suffix type=tel maxlength=4',
  number2: 'tel-national type=tel',
};

function hintAttributes(name: string): Record<string, string> {
  return Object.fromEntries(
    (hints[name]?.split(' ') ?? []).map((hint): [string, string] => {
      const [attribute = '', value] = hint.split('=');
      return value === undefined ? ['autocomplete', attribute] : [attribute, value];
    }),
  );
}

/** The markup of one field: label or legend, description, entries, the place of its error. */
export function fieldView(field: FormField, context: FieldViewContext): ViewNode {
  const { values, errors, idPrefix, translate } = context;
  const { type, id, title, description, required = false } = field;
  const base = idPrefix + id;
  const value = values[id];
  if (type === 'hidden') {
    return h('input', {
      type: 'hidden',
      class: 'form-item hidden',
      id: base,
      name: postName(id),
      value: typeof value === 'string' ? value : '',
      'data-field-id': id,
      'data-field-type': type,
      'data-key': field.key ?? title,
    });
  }
  if (type === 'section') {
    return h(
      'div',
      {
        class: `form-item section${field.underline ? ' underline' : ''}`,
        id: base,
        'data-field-id': id,
        'data-field-type': type,
        'data-unmet': !context.isShown(field),
      },
      h('h3', { class: 'title' }, title),
      description && h('p', { class: 'description' }, description),
    );
  }
  const error = errors[id];
  const isGroup =
    partsOf(type) !== undefined || type === 'radio' || type === 'checkbox' || type === 'likert';
  const describedBy = `${base}-error${description ? ` ${base}-description` : ''}`;
  const heading: ViewNode[] = [
    title,
    required && h('span', { class: 'required', 'aria-hidden': 'true' }, ' *'),
    // A group has no `required` of its own that a screen reader would tell.
    required &&
      isGroup &&
      h('span', { class: 'pl-form-unseen' }, ` (${translate('forms.requiredMark')})`),
  ];
  const shared = {
    class: `form-item ${partsOf(type) ? 'fields' : 'field'} ${type}${required ? ' required' : ''}${error ? ' error' : ''}`,
    id: base,
    'data-field-id': id,
    'data-field-type': type,
    'data-unmet': !context.isShown(field),
  };
  const note = h('div', { class: 'form-field-error', id: `${base}-error` }, error);
  const words =
    description && h('p', { class: 'description', id: `${base}-description` }, description);
  if (isGroup) {
    return h(
      'fieldset',
      {
        ...shared,
        role: type === 'radio' ? 'radiogroup' : undefined,
        'aria-describedby': describedBy,
        'aria-invalid': type === 'radio' && error ? 'true' : undefined,
        'aria-required': type === 'radio' && required ? 'true' : undefined,
      },
      note,
      h('legend', { class: 'title' }, heading),
      words,
      groupEntries(field, context),
    );
  }
  return h(
    'div',
    shared,
    note,
    h('label', { class: 'title', for: `${base}-field` }, heading),
    words,
    singleEntry(field, context, describedBy),
    // Its place is taken before a script can count, so that nothing moves when it does.
    type === 'textarea' &&
      Number(field.maxLength) > 0 &&
      h('span', { class: 'pl-form-counter', 'aria-hidden': 'true' }),
  );
}

function singleEntry(
  field: FormField,
  { values, errors, idPrefix, translate }: FieldViewContext,
  describedBy: string,
): ViewNode {
  const { type, id, placeholder, required, options = [], autocomplete, maxLength } = field;
  const value = values[id];
  const text = typeof value === 'string' ? value : '';
  const attributes: Attributes = {
    class: 'field-element',
    id: `${idPrefix}${id}-field`,
    name: postName(id),
    ...hintAttributes(type),
    ...(placeholder && { placeholder }),
    ...(autocomplete && { autocomplete }),
    required,
    'aria-invalid': errors[id] ? 'true' : undefined,
    'aria-describedby': describedBy,
  };
  if (type === 'select') {
    return h(
      'select',
      { ...attributes, value: text },
      h('option', { value: '' }, placeholder ?? translate('forms.choose')),
      options.map((option) => h('option', { value: option }, option)),
    );
  }
  if (type === 'textarea')
    return h('textarea', { ...attributes, rows: 4, maxlength: maxLength, value: text });
  // A password is never sent back to the page.
  const input = h('input', { type: 'text', ...attributes, value: type === 'password' ? '' : text });
  return type === 'currency'
    ? h(
        'span',
        { class: 'pl-form-amount' },
        h('span', { class: 'currency-symbol', 'aria-hidden': 'true' }, field.currencySymbol ?? '$'),
        input,
      )
    : input;
}

function groupEntries(field: FormField, context: FieldViewContext): ViewNode[] {
  if (field.type === 'likert') return likertEntries(field, context);
  return partsOf(field.type) ? partEntries(field, context) : optionEntries(field, context);
}

function optionEntries(
  { type, id, options = [], required }: FormField,
  { values, errors }: FieldViewContext,
): ViewNode[] {
  const value = values[id];
  return options.map((option) =>
    h(
      'div',
      { class: 'option' },
      h(
        'label',
        {},
        h('input', {
          type,
          name: postName(id),
          value: option,
          checked: Array.isArray(value) ? value.includes(option) : value === option,
          required: type === 'radio' && required,
          'aria-invalid': type === 'checkbox' && errors[id] ? 'true' : undefined,
        }),
        h('span', {}, option),
      ),
    ),
  );
}

function likertEntries(
  { id, options = [] }: FormField,
  { values, translate, idPrefix }: FieldViewContext,
): ViewNode[] {
  const answers = (values[id] ?? {}) as Readonly<Record<string, string>>;
  const words = (answer: string): string => translate(`forms.likert.${answer}` as FieldWord);
  return [
    h(
      'div',
      { class: 'pl-likert-head', 'aria-hidden': 'true' },
      h('span', {}),
      likertAnswers.map((answer) => h('span', {}, words(answer))),
    ),
    ...options.map((question, index) => {
      const questionId = `${idPrefix}${id}-question-${index}`;
      return h(
        'div',
        { class: 'pl-likert-row', role: 'radiogroup', 'aria-labelledby': questionId },
        h('span', { class: 'question', id: questionId }, question),
        likertAnswers.map((answer) =>
          h(
            'div',
            { class: 'option' },
            h(
              'label',
              {},
              h('input', {
                type: 'radio',
                name: postName(id, index),
                value: answer,
                checked: answers[question] === answer,
                'data-question': question,
              }),
              h('span', { class: 'pl-likert-answer' }, words(answer)),
            ),
          ),
        ),
      );
    }),
  ];
}

function partEntries(field: FormField, context: FieldViewContext): ViewNode[] {
  const { schema, values, errors, idPrefix, translate, locale } = context;
  const { id, type, required } = field;
  const { formats } = schema;
  const value = (values[id] ?? []) as readonly string[];
  const isAddress = type === 'address';
  return fieldParts(field, formats, value).map(({ part, label, isOptional, isHidden }) => {
    const partId = `${idPrefix}${id}-${part}`;
    const isCountry = part === 'country';
    const text = value[partsOf(type)!.indexOf(part)] ?? '';
    const shared: Attributes = {
      class: 'field-element',
      id: partId,
      name: postName(id, part),
      'data-part': part,
      required: required && !isOptional,
      'aria-invalid': errors[id] && !isAddress ? 'true' : undefined,
      value: isAddress && isCountry ? countryCode(text, formats?.country) : text,
    };
    const choices = isAddress
      ? isCountry && countryOptions(formats?.countries, locale)
      : isCountry
        ? callingCodes(schema)
        : part === 'ampm' && [
            ['AM', translate('forms.am')],
            ['PM', translate('forms.pm')],
          ];
    const hint = label === 'forms.phoneNumber' ? 'number2' : isCountry ? `${type}country` : part;
    return h(
      'div',
      { class: `field ${part}`, hidden: isHidden },
      h('label', { class: 'caption', for: partId }, translate(label)),
      choices
        ? h(
            'select',
            {
              ...shared,
              autocomplete: isAddress ? 'country' : hintAttributes(hint)['autocomplete'],
            },
            !isAddress && h('option', { value: '' }, '–'),
            choices.map(([option, name]) => h('option', { value: option }, name)),
          )
        : h('input', { type: 'text', ...shared, ...hintAttributes(hint) }),
    );
  });
}

function callingCodes({ formats }: FormSchema): (readonly [string, string])[] | undefined {
  const codes = formats?.countries?.flatMap(({ code, name = code, phoneCode }) =>
    phoneCode ? [[phoneCode, `${name} (${phoneCode})`] as const] : [],
  );
  return codes && codes.length > 0 ? codes : undefined;
}
