import { partsOf, summariseValue, toFieldValue } from '@plinth/forms/rules';
import type { SummaryLine } from '@plinth/forms/rules';
import { wordsOf } from '@plinth/site-runtime/render';
import type { SiteDefinition } from '@plinth/site-runtime/render';
import type { SiteSnapshot } from '../../site/loadSite';
import type { SubmissionRow } from './submissionQueries';

export interface Answer {
  fieldId: string;
  title: string;
  /** With the names of its parts, for a page. */
  lines: readonly SummaryLine[];
  /** In one line, for a list or a file; empty where nothing was answered. */
  text: string;
}

/** Stands for a password in every place where somebody could read it. */
const masked = '••••••';

type Submission = Pick<SubmissionRow, 'formId' | 'values'>;

/**
 * A submission in words, in the order of its form as the site has it now. Answers to fields that are no more come last,
 * under the fields' ids: nothing that was sent is left out.
 */
export function describeAnswers(
  { formId, values }: Submission,
  { definition, forms }: Pick<SiteSnapshot, 'definition' | 'forms'>,
  words: Pick<SiteDefinition, 'locale' | 'messages'> = definition,
): Answer[] {
  const fields = forms.get(formId)?.schema.fields ?? [];
  const known = fields
    .filter(({ id }) => Object.hasOwn(values, id))
    .map((field): Answer => {
      const { id: fieldId, title, type } = field;
      const name = { fieldId, title: title || fieldId };
      if (type === 'password') return { ...name, lines: [{ value: masked }], text: masked };
      const value = toFieldValue(field, values[fieldId]);
      const lines = summariseValue(field, value, {
        ...{ locale: words.locale, messages: wordsOf(words) },
      });
      return { ...name, lines, text: inOneLine(value, partsOf(type) ? ' ' : ', ') };
    });
  const names = new Set(fields.map(({ id }) => id));
  const others = Object.entries(values)
    .filter(([fieldId]) => !names.has(fieldId))
    .map(([fieldId, value]) => {
      const text = inOneLine(value);
      return { fieldId, title: fieldId, lines: [{ value: text }], text };
    });
  return [...known, ...others];
}

/** Any value as text. */
function inOneLine(value: unknown, between = ', '): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    return value
      .map((inner) => inOneLine(inner))
      .filter(Boolean)
      .join(between);
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${inOneLine(inner)}`)
      .join(between);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
