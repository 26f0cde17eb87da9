import { readersParts, untyped } from '../../../code/readersParts';
import type { FieldType, FormFormats, FormSchema } from '@plinth/forms';
import { choice, flag, text } from '../../../example/controls';
import { printValue } from '../../../code/printValue';
import { defineExample, type PrintedOptions } from '../../../example/example';
import { fieldOfType, pieceFields, stepTitles, submissionText } from './fields';

/** Options of the schema, and of one field as an example for all. */
export interface EveryFieldOptions
  extends
    Pick<FormSchema, 'submitButtonText' | 'submissionText' | 'successRedirect' | 'disclaimer'>,
    Omit<FormFormats, 'countries'> {
  /** Shows all types of fields, or one. */
  show: 'all' | FieldType;
  required: boolean;
  /** The date is chosen in the browser's own calendar. */
  hasCalendar: boolean;
  inSteps: boolean;
  /** Whether the submission says that it came from a popup. */
  isOverlayForm: boolean;
}

export const fieldTypes = Object.keys(fieldOfType) as FieldType[];

export const example = defineExample<EveryFieldOptions>({
  controls: {
    show: choice(['all', ...fieldTypes], 'all'),
    required: flag(true),
    hasCalendar: flag(false),
    inSteps: flag(false),
    isOverlayForm: flag(false),
    dateOrder: choice(['mdy', 'dmy', 'ymd'], 'mdy'),
    nameOrder: choice(['given-first', 'family-first'], 'given-first'),
    phone: choice(['us', 'international'], 'us'),
    clock: choice([12, 24], 12),
    country: choice<string>(['US', 'GB', 'DE', 'JP'], 'US'),
    submitButtonText: text('Send'),
    submissionText: text(submissionText),
    successRedirect: text(),
    disclaimer: text(),
  },
  descriptions: {
    dateOrder: 'The order of day, month and year.',
    nameOrder: 'The name that is asked for first.',
    clock: 'Hours of the clock.',
    show: 'One type of field alone.',
    inSteps: 'Whether the fields come one step after the other.',
    submitButtonText: 'The words of the button.',
    disclaimer: 'A small text above the button.',
  },
  stories: {
    'In steps': { inSteps: true },
    'Date with a calendar': { show: 'date', hasCalendar: true, dateOrder: 'dmy' },
    File: { show: 'file' },
    Number: { show: 'number' },
    'Rows of fields': { show: 'rows' },
    Address: { show: 'address' },
  },
  code: ({ only, values }) => ({
    react: `import type { FormPorts } from '@plinth/forms';
import { Form } from '@plinth/forms/react';
import { parseFormSchema } from '@plinth/forms/schema';
import '@plinth/forms/forms.css';

const schema = parseFormSchema(${printSchema(only, values)});
${readersParts.formPorts}

<Form schema={schema} ports={ports}${only('isOverlayForm').attributes} />`,
    attach: `import { attachForm, type FormPorts } from '@plinth/forms';
import '@plinth/forms/forms.css';

${readersParts.filePorts}
const undo = attachForm(document.querySelector('.pl-form'), { ports });`,
  }),
  html: {
    css: ['@plinth/forms/forms.css'],
    script: `import { attachForm } from '@plinth/forms';

${untyped(readersParts.filePorts)}
attachForm(document.querySelector('.pl-form'), { ports });`,
  },
});

function printSchema(only: PrintedOptions['only'], values: PrintedOptions['values']): string {
  const type = values['show'] as FieldType | undefined;
  const required = values['required'] ?? true;
  const fieldOf = (type: FieldType) => ({
    type,
    id: type,
    required,
    ...fieldOfType[type],
    ...(type === 'date' && values['hasCalendar'] ? { hasCalendar: true } : {}),
    ...(type === 'rows' ? { fields: pieceFields } : {}),
  });
  // Every type would be pages of code: one field is the example for all, and two where there are steps.
  const fields =
    values['inSteps'] && !type ? [fieldOf('email'), fieldOf('text')] : [fieldOf(type ?? 'email')];
  const formats = only('dateOrder', 'nameOrder', 'phone', 'clock', 'country').values;
  return printValue({
    formId: 'contact',
    formName: 'Contact',
    fields,
    ...only('submitButtonText', 'submissionText', 'successRedirect', 'disclaimer').over({
      submitButtonText: 'Send',
      submissionText,
    }).values,
    ...(Object.keys(formats).length > 0 ? { formats } : {}),
    ...(values['inSteps']
      ? { steps: fields.map(({ id }, index) => ({ title: stepTitles[index], fields: [id] })) }
      : {}),
  });
}
