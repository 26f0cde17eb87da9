import type { Translate } from '@plinth/site-model';
import type { FormMessageKey } from '../messages';
import { addressFormat, countryCode } from '../pure/addressFormats';
import { compoundParts, likertAnswers, partsOf, postName } from '../pure/fieldTypes';
import { isFieldShown } from '../pure/isFieldShown';
import type { FieldType, FormErrors, FormField, FormSchema, FormValues } from '../pure/formSchema';
import { countryOptions } from './countryOptions';
import { h, type ViewElement, type ViewNode } from './viewNode';

/** What a field's markup depends on. */
export interface FieldViewContext {
  schema: FormSchema;
  values: FormValues;
  errors: FormErrors;
  translate: Translate<FormMessageKey>;
  locale: string;
  /** Set in front of every id, so that one form can stand on a page twice. */
  idPrefix: string;
}

type Attributes = ViewElement['attributes'];

/** Input attributes per type: what a phone's keyboard and the browser's autofill want to know (FRM-22). */
const inputAttributes: Readonly<Partial<Record<FieldType, Attributes>>> = {
  email: { type: 'email', inputmode: 'email', autocomplete: 'email', spellcheck: 'false' },
  website: { inputmode: 'url', autocomplete: 'url', spellcheck: 'false' },
  number: { inputmode: 'decimal' },
  currency: { inputmode: 'decimal', autocomplete: 'transaction-amount' },
  password: { type: 'password', autocomplete: 'new-password', placeholder: '••••••••' },
  twitter: { autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' },
};

interface PartView {
  part: string;
  label: FormMessageKey;
  attributes?: Attributes;
}

const digits = (maxlength: number): Attributes => ({ inputmode: 'numeric', maxlength });

/** The parts of a compound field in the order in which they are shown. */
function shownParts({ type, showCountryCode }: FormField, context: FieldViewContext): PartView[] {
  const { formats = {} } = context.schema;
  const view = (part: string, attributes?: Attributes, label = part): PartView => ({
    part,
    label: `forms.${label}` as FormMessageKey,
    ...(attributes && { attributes }),
  });
  if (type === 'name') {
    const parts = [
      view('first', { autocomplete: 'given-name' }),
      view('last', { autocomplete: 'family-name' }),
    ];
    return formats.nameOrder === 'family-first' ? parts.reverse() : parts;
  }
  if (type === 'date') {
    const parts = {
      m: view('month', digits(2)),
      d: view('day', digits(2)),
      y: view('year', digits(4)),
    };
    return [...(formats.dateOrder ?? 'mdy')].map((letter) => parts[letter as 'm']);
  }
  if (type === 'time') {
    const parts = [view('hour', digits(2)), view('minute', digits(2)), view('second', digits(2))];
    return formats.clock === 24 ? parts : [...parts, view('ampm')];
  }
  if (type === 'phone') {
    const country = showCountryCode
      ? [
          view('country', {
            inputmode: 'tel',
            maxlength: 5,
            autocomplete: 'tel-country-code',
            placeholder: '+1',
          }),
        ]
      : [];
    return formats.phone === 'international'
      ? [
          ...country,
          view(
            'line',
            { type: 'tel', autocomplete: showCountryCode ? 'tel-national' : 'tel' },
            'phoneNumber',
          ),
        ]
      : [
          ...country,
          view('areacode', { type: 'tel', maxlength: 3, autocomplete: 'tel-area-code' }),
          view('prefix', { type: 'tel', maxlength: 3, autocomplete: 'tel-local-prefix' }),
          view('line', { type: 'tel', maxlength: 4, autocomplete: 'tel-local-suffix' }),
        ];
  }
  const autocomplete = [
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
    'country',
  ];
  return compoundParts.address.map((part, index) =>
    view(part, { autocomplete: autocomplete[index] }),
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
        'data-unmet': isUnmet(field, context),
      },
      h('h3', { class: 'title' }, title),
      description && h('p', { class: 'description' }, description),
    );
  }
  const error = errors[id];
  const isGroup =
    partsOf(type) !== undefined || type === 'radio' || type === 'checkbox' || type === 'likert';
  const describedBy =
    [error && `${base}-error`, description && `${base}-description`].filter(Boolean).join(' ') ||
    undefined;
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
    'data-unmet': isUnmet(field, context),
  };
  const note = h('p', { class: 'form-field-error', id: `${base}-error`, hidden: !error }, error);
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
  );
}

function isUnmet(field: FormField, { schema, values }: FieldViewContext): boolean {
  return !isFieldShown(field, schema, values);
}

function singleEntry(
  field: FormField,
  { values, errors, idPrefix, translate }: FieldViewContext,
  describedBy: string | undefined,
): ViewNode {
  const { type, id, placeholder, required, options = [], autocomplete, maxLength } = field;
  const value = values[id];
  const text = typeof value === 'string' ? value : '';
  const attributes: Attributes = {
    class: 'field-element',
    id: `${idPrefix}${id}-field`,
    name: postName(id),
    ...inputAttributes[type],
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
  const words = (answer: string): string => translate(`forms.likert.${answer}` as FormMessageKey);
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
  const { id, type, required, showCountryCode } = field;
  const parts = (values[id] ?? []) as readonly string[];
  const names = partsOf(type)!;
  const code = type === 'address' ? countryCode(parts[5] ?? '', schema.formats?.country) : '';
  const address = type === 'address' ? addressFormat(code) : undefined;
  const shown = shownParts(field, context);
  if (address) {
    const reading = [5, ...address.order.slice(0, -1)];
    const missing = [2, 3, 4].filter((index) => !reading.includes(index));
    shown.splice(0, 6, ...[...reading, ...missing].map((index) => shown[index]!));
  }
  return shown.map(({ part, label, attributes }) => {
    const index = names.indexOf(part);
    const partId = `${idPrefix}${id}-${part}`;
    const words =
      part === 'state' && address ? address.state : part === 'zip' && address ? address.zip : label;
    const optional = address
      ? !address.required.includes(index)
      : part === 'second' || (part === 'country' && !showCountryCode);
    const entry: Attributes = {
      class: 'field-element',
      id: partId,
      name: postName(id, part),
      'data-part': part,
      ...attributes,
      required: required && !optional,
      'aria-invalid': errors[id] && type !== 'address' ? 'true' : undefined,
      value: parts[index] ?? '',
    };
    const countries =
      type === 'address' && part === 'country'
        ? countryOptions(schema.formats?.countries, locale)
        : type === 'phone' && part === 'country'
          ? callingCodes(schema)
          : part === 'ampm'
            ? ([
                ['AM', translate('forms.am')],
                ['PM', translate('forms.pm')],
              ] as const)
            : undefined;
    return h(
      'div',
      { class: `field ${part}`, hidden: address && !address.order.includes(index) },
      h('label', { class: 'caption', for: partId }, translate(words)),
      countries
        ? h(
            'select',
            {
              ...entry,
              maxlength: undefined,
              inputmode: undefined,
              placeholder: undefined,
              value: part === 'country' && address ? code : entry['value'],
            },
            type !== 'address' && h('option', { value: '' }, '–'),
            countries.map(([option, name]) => h('option', { value: option }, name)),
          )
        : h('input', { type: 'text', ...entry }),
    );
  });
}

function callingCodes({ formats }: FormSchema): (readonly [string, string])[] | undefined {
  const codes = formats?.countries?.flatMap(({ code, name = code, phoneCode }) =>
    phoneCode ? [[phoneCode, `${name} (${phoneCode})`] as const] : [],
  );
  return codes && codes.length > 0 ? codes : undefined;
}
