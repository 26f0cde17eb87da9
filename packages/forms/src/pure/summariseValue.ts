import type { MessageCatalogue } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { summaryMessages } from '../messages/summaryMessages';
import { hasValue, kindOf } from './fieldKinds';
import { filesOf } from './fileValue';
import { isEmptyValue } from './isEmptyValue';
import { isFieldShown } from './isFieldShown';
import { isUntouched } from './isUntouched';
import { ownValue } from './ownValue';
import type { FieldValue, FormField, FormFormats, FormSchema, FormValues } from './formSchema';

/** A line of a summary: a part or a question with its label, or a single value without one. */
export interface SummaryLine {
  label?: string;
  value: string;
}

export interface SummaryOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

export interface FieldSummary {
  id: string;
  title: string;
  lines: readonly SummaryLine[];
}

/**
 * Describes a value for a reader ([FRM-3]). An empty value becomes N/A.
 *
 * @example
 * ```ts
 * import { summariseValue } from '@plinth/forms/rules';
 *
 * summariseValue({ type: 'email', id: 'email', title: 'E-mail' }, 'ada@example.test', { locale: 'en' });
 * ```
 */
export function summariseValue(
  field: FormField,
  value: FieldValue | undefined,
  { locale, messages }: SummaryOptions = {},
): readonly SummaryLine[] {
  const translate = createPlainTranslate(summaryMessages, { locale, overrides: messages });
  const empty = translate('forms.empty');
  if (isEmptyValue(value)) return [{ value: empty }];
  if (typeof value === 'string') return [{ value }];
  const { control, parts: names } = kindOf(field.type);
  if (control === 'file') return Object.values(filesOf(value)).map((name) => ({ value: name }));
  if (control === 'questions') {
    return Object.entries(value as Record<string, string>).map(([label, answer]) => ({
      label,
      value:
        likertText(answer, translate(`forms.likert.${answer}` as keyof typeof summaryMessages)) ||
        empty,
    }));
  }
  const parts = value as readonly string[];
  if (!names) return [{ value: parts.join(', ') }];
  // The labels are those of [FRM-3], whatever the form's names of its parts.
  return names.map((name, index) => ({
    label: translate(`forms.summary.${name}` as keyof typeof summaryMessages),
    value: parts[index]?.trim() ? parts[index] : empty,
  }));
}

function likertText(answer: string, words: string): string {
  return /^-?[0-2]$/.test(answer) ? `${answer} (${words})` : answer;
}

/** An address with only its default country counts as empty. */
function entryOf(
  field: FormField,
  values: FormValues,
  formats: FormFormats | undefined,
): FieldValue | undefined {
  const value = ownValue(values, field.id);
  return isUntouched(field, value, formats) ? undefined : value;
}

/**
 * The summary of a whole form: one entry per visible field, without headings.
 *
 * @example
 * ```ts
 * import { parseFormSchema } from '@plinth/forms/schema';
 * import { summariseForm } from '@plinth/forms/rules';
 *
 * const schema = parseFormSchema({
 *   formId: 'contact',
 *   fields: [{ type: 'email', id: 'email', title: 'E-mail' }],
 * });
 * summariseForm(schema, { email: 'ada@example.test' }, { locale: 'en' });
 * ```
 */
export function summariseForm(
  schema: FormSchema,
  values: FormValues,
  options: SummaryOptions = {},
): readonly FieldSummary[] {
  return schema.fields
    .filter(
      (field) =>
        hasValue(field) && !kindOf(field.type).isSecret && isFieldShown(field, schema, values),
    )
    .map((field) => ({
      id: field.id,
      title: field.title,
      lines: summariseValue(field, entryOf(field, values, schema.formats), options),
    }));
}
