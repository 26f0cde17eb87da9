import {
  filesOf,
  partsOf,
  summariseValue,
  toFieldValue,
  type FieldType,
  type FieldValue,
  type SummaryLine,
} from '@plinth/forms/rules';
import { messagesOfSite, type SiteDefinition } from '@plinth/site-renderer';
import { maskedPassword } from './maskPasswords';
import type { SiteSnapshot } from '../site/loadSite';
import type { formSubmissions } from '../database/schema/index';

export interface Answer {
  fieldId: string;
  title: string;
  /** With the names of its parts, for a page. */
  lines: readonly SummaryLine[];
  /** In one line, for a list or a file; empty where nothing was answered. */
  text: string;
  /** The group of fields that it repeats, the number of its row from 1 on, and its title within the row. */
  row?: { of: string; at: number; label: string };
}

type Submission = Pick<typeof formSubmissions.$inferSelect, 'formId' | 'values'>;

/**
 * A submission as text, in the order of its current form. Answers to removed fields come last, under the fields' ids:
 * nothing of the submission is left out.
 */
export function describeAnswers(
  { formId, values }: Submission,
  { definition, forms }: Pick<SiteSnapshot, 'definition' | 'forms'>,
  siteMessages: Pick<SiteDefinition, 'locale' | 'messages'> = definition,
): Answer[] {
  const fields = forms.get(formId)?.schema.fields ?? [];
  const known = fields
    .filter(({ id }) => Object.hasOwn(values, id))
    .map((field): Answer => {
      const { id: fieldId, title, type, row, label = title } = field;
      const name = {
        fieldId,
        title: title || fieldId,
        ...(row ? { row: { ...row, label } } : {}),
      };
      const given = toFieldValue(field, values[fieldId]);
      // Those that were stored before passwords were masked.
      const value = type === 'password' && given !== '' ? maskedPassword : given;
      const lines = summariseValue(field, value, {
        locale: siteMessages.locale,
        messages: messagesOfSite(siteMessages),
      });
      return { ...name, lines, text: textOf(type, value) };
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

/**
 * A known field's value in one line. A date is written as every country and every spreadsheet reads it: from its parts
 * alone the 3rd of April could be the 4th of March.
 */
function textOf(type: FieldType, value: FieldValue): string {
  if (type === 'file') return inOneLine(Object.values(filesOf(value)));
  if (!Array.isArray(value)) return inOneLine(value);
  const parts = value as readonly string[];
  if (type === 'date' && parts.every((part) => /^\s*\d+\s*$/.test(part))) {
    const [month = '', day = '', year = ''] = parts.map((part) => part.trim().padStart(2, '0'));
    return `${year}-${month}-${day}`;
  }
  if (type === 'time') {
    const [hour = '', minute = '', second = '', half = ''] = parts;
    return inOneLine([[hour, minute, second].filter(Boolean).join(':'), half], ' ');
  }
  return inOneLine(value, partsOf(type) ? ' ' : ', ');
}

/** Any value as text. In a list, a text with a comma is quoted. */
function inOneLine(value: unknown, between = ', '): string {
  if (value === null || value === undefined) return '';
  const apart = (text: string): string =>
    between === ', ' && /[",:\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  if (Array.isArray(value)) {
    return value
      .map((inner) => inOneLine(inner))
      .filter(Boolean)
      .map(apart)
      .join(between);
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${apart(key)}: ${apart(inOneLine(inner))}`)
      .join(between);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
