import type { FieldType } from '@plinth/forms/rules';
import { readFormContext } from '@plinth/forms/schema';
import { readFormStorage } from '../../site/formStorage';
import { isOfferedType } from './fieldProperties';

/** A field of a form as it was typed in the builder. */
export interface FieldDraft {
  /** The stored field, including settings that the builder does not show. */
  stored: Readonly<Record<string, unknown>>;
  /** The stored id, which conditions and steps refer to. */
  wasId: string;
  id: string;
  type: FieldType;
  title: string;
  description: string;
  placeholder: string;
  required: boolean;
  maxLength: string;
  min: string;
  max: string;
  /** The fields of each of its rows. */
  fields: readonly FieldDraft[];
  hasCalendar: boolean;
  /** A date in the format of the browser's date field. */
  earliest: string;
  latest: string;
  /** Endings and media types of files, one on each line. */
  accept: string;
  maxMegabytes: string;
  /** One on each line. */
  options: string;
  currencySymbol: string;
  showCountryCode: boolean;
  suggestsPlaces: boolean;
  underline: boolean;
  key: string;
  value: string;
}

/** A form as the builder shows it. */
export interface FormDraft {
  formName: string;
  fields: readonly FieldDraft[];
  submitButtonText: string;
  thanks: string;
  isKept: boolean;
  /** Addresses, one on each line. */
  mail: string;
  hasList: boolean;
  mailingListId: string;
  consentField: string;
  needsConfirmation: boolean;
  formId: string;
  successRedirect: string;
  hasCaptcha: boolean;
  captchaTheme: 'light' | 'dark';
  disclaimer: string;
}

type Settings = Readonly<Record<string, unknown>>;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads a block's settings for the builder. Unreadable parts are empty. */
export function formDraftOf(settings: Settings): FormDraft {
  const schema = readFormContext(settings);
  const storage = readFormStorage(settings);
  return {
    formName: schema.formName,
    fields: fieldsIn(settings['formFields'] ?? settings['fields']),
    submitButtonText: schema.submitButtonText ?? '',
    thanks: schema.submissionHtml ?? schema.submissionText ?? '',
    isKept: storage.isKept,
    mail: storage.mail.join('\n'),
    hasList: storage.mailingListId !== undefined,
    mailingListId: storage.mailingListId ?? '',
    consentField: storage.consentField ?? '',
    needsConfirmation: storage.needsConfirmation,
    formId: schema.formId,
    successRedirect: schema.successRedirect ?? '',
    hasCaptcha: schema.captcha?.enabled === true,
    captchaTheme: schema.captcha?.theme ?? 'light',
    disclaimer: schema.disclaimer ?? '',
  };
}

export function fieldDraftOf(stored: Settings): FieldDraft {
  const [read] = readFormContext({ fields: [stored] }).fields;
  const given = text(stored['type']).toLowerCase();
  const id = text(stored['id']) || text(stored['key']);
  // Rows without a number have the default, which is not written into the form.
  const boundOf = (name: 'min' | 'max') => text(given === 'rows' ? stored[name] : read?.[name]);
  return {
    stored,
    wasId: id,
    id,
    type: isOfferedType(given) ? given : 'text',
    title: text(stored['title']),
    description: text(stored['description']),
    placeholder: text(stored['placeholder']),
    required: read?.required === true,
    maxLength: read?.maxLength === undefined ? '' : String(read.maxLength),
    min: boundOf('min'),
    max: boundOf('max'),
    fields: fieldsIn(stored['fields']),
    hasCalendar: read?.hasCalendar === true,
    earliest: read?.earliest ?? '',
    latest: read?.latest ?? '',
    accept: (read?.accept ?? []).join('\n'),
    maxMegabytes: read?.maxMegabytes === undefined ? '' : String(read.maxMegabytes),
    options: (read?.options ?? []).join('\n'),
    currencySymbol: text(stored['currencySymbol']),
    showCountryCode: read?.showCountryCode === true,
    suggestsPlaces: read?.suggestsPlaces === true,
    underline: read?.underline === true,
    key: text(stored['key']),
    value: text(stored['value']),
  };
}

/** The fields in a stored list; other values in the list are left out. */
const fieldsIn = (stored: unknown): readonly FieldDraft[] =>
  (Array.isArray(stored) ? (stored as readonly unknown[]) : [])
    .filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
    .map((one) => fieldDraftOf(one as Settings));
