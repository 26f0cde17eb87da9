import type { FieldType } from './fieldKinds';

export type { FieldType } from './fieldKinds';

/** The value of a field as it is submitted ([FRM-2]): a text, the parts or checked values, answers by question, or names of files by id. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** Values by field id. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Messages by field id. */
export type FormErrors = Readonly<Record<string, string>>;

/** Shows a field only while another field has a certain value. */
export interface FieldCondition {
  /** Id of the field that decides. */
  field: string;
  /** `is` and `isNot` compare with `value`; `includes` looks into checked values; `atLeast` compares numbers; `filled` and `empty` need no value. */
  test: 'is' | 'isNot' | 'includes' | 'filled' | 'empty' | 'atLeast';
  value?: string;
}

/** One field of a form; which properties a type reads stands in [FRM-1]. */
export interface FormField {
  type: FieldType;
  id: string;
  title: string;
  description?: string;
  placeholder?: string;
  required?: boolean;
  /** Characters at most; 0 or less means no limit. */
  maxLength?: number;
  /** The least that a number may be, or the fewest rows of `rows`. @default any number, one row */
  min?: number;
  /** The most that a number may be, the most rows of `rows`, or the most files. @default any number, ten rows, one file */
  max?: number;
  /** A date is chosen in the browser's own calendar instead of being written into three entries. @default false */
  hasCalendar?: boolean;
  /** The first date that may be given, as `YYYY-MM-DD`. @default any */
  earliest?: string;
  /** The last date that may be given, as `YYYY-MM-DD`. @default any */
  latest?: string;
  /** The row that a field belongs to: the id of its field of the type `rows`, and its number from 1 on. */
  row?: { of: string; at: number };
  /** Shown at the entry in place of the title, which says the row too. @default the title */
  label?: string;
  /** Endings (`.pdf`) and media types (`image/png`, `image/*`) of files that may be chosen. @default every kind */
  accept?: readonly string[];
  /** Megabytes of one file at most, of 1,000,000 bytes each. @default 10 */
  maxMegabytes?: number;
  /** Choices of radio, checkbox and select; questions of likert. */
  options?: readonly string[];
  currencySymbol?: string;
  showCountryCode?: boolean;
  /** An address suggests places while it is typed, where the page has a port for them. @default false */
  suggestsPlaces?: boolean;
  underline?: boolean;
  /** Name and default of a hidden field. */
  key?: string;
  value?: string;
  /** `strict` demands an ending of 2 to 4 characters ([FRM-6]). @default 'default' */
  emailRule?: 'default' | 'strict';
  /** All of them must hold for the field to be shown, checked and sent. */
  conditions?: readonly FieldCondition[];
  /** Overrides the autofill hint that the type gives. */
  autocomplete?: string;
}

/** One page of a form in several steps. */
export interface FormStep {
  title: string;
  /** Ids of the step's fields; a field that no step names belongs to the last one. */
  fields: readonly string[];
}

/** A country of an address or of a phone number. */
export interface FormCountry {
  code: string;
  name?: string;
  /** Calling code with its plus, `+49`. */
  phoneCode?: string;
}

/** The layout of compound fields; the submitted order of the parts never changes. */
export interface FormFormats {
  /** @default 'mdy' */
  dateOrder?: 'mdy' | 'dmy' | 'ymd';
  /** @default 'given-first' */
  nameOrder?: 'given-first' | 'family-first';
  /** Country that addresses start with (ISO 3166-1 alpha-2). @default 'US' */
  country?: string;
  /** Countries to choose from; without a list every country is offered. */
  countries?: readonly FormCountry[];
  /** `us` asks for area code, prefix and line, `international` for one number. @default 'us' */
  phone?: 'us' | 'international';
  /** @default 12 */
  clock?: 12 | 24;
}

/** A form as the engine works with it. Comes from `parseFormSchema`, or from `readFormContext` where no check is wanted. */
export interface FormSchema {
  formId: string;
  formName: string;
  fields: readonly FormField[];
  collectionId?: string;
  objectName?: string;
  submitButtonText?: string;
  /** Plain text shown after success. */
  submissionText?: string;
  /** HTML shown after success; in the browser it passes an allow-list, on the server the renderer sanitises it. */
  submissionHtml?: string;
  /** Address to go to after success, instead of showing a text. */
  successRedirect?: string;
  disclaimer?: string;
  captcha?: {
    enabled: boolean;
    theme?: 'light' | 'dark';
    /** A provider in place of the proof of work: `recaptcha`, `hcaptcha` or `turnstile`; counts only with a site key. */
    provider?: string;
    siteKey?: string;
  };
  formats?: FormFormats;
  steps?: readonly FormStep[];
}
