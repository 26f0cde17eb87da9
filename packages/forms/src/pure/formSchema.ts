import type { FieldType } from './fieldKinds';

export type { FieldType } from './fieldKinds';

/** The value of a field as it is submitted ([FRM-2]): a text, the parts or checked values, answers by question, or names of files by id. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** Values by field id. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Messages by field id. */
export type FormErrors = Readonly<Record<string, string>>;

/** A condition that shows a field only while another field has a certain value. */
export interface FieldCondition {
  /** Id of the field that decides. */
  field: string;
  /** `is` and `isNot` compare with `value`; `includes` looks into checked values; `atLeast` compares numbers; `filled` and `empty` need no value. */
  test: 'is' | 'isNot' | 'includes' | 'filled' | 'empty' | 'atLeast';
  value?: string;
}

/** One field of a form; [FRM-1] lists the properties of each type. */
export interface FormField {
  type: FieldType;
  id: string;
  title: string;
  description?: string;
  placeholder?: string;
  required?: boolean;
  /** Maximum number of characters; 0 or less means no limit. */
  maxLength?: number;
  /** The minimum of a number, or of the rows of `rows`. @default any number, one row */
  min?: number;
  /**
   * The maximum of a number, of the rows of `rows`, or of files.
   * @default any number, ten rows, one file
   */
  max?: number;
  /**
   * Whether a date is chosen in the browser's own calendar instead of being entered in three parts.
   * @default false
   */
  hasCalendar?: boolean;
  /** The first valid date, as `YYYY-MM-DD`. @default any */
  earliest?: string;
  /** The last valid date, as `YYYY-MM-DD`. @default any */
  latest?: string;
  /** The row that a field belongs to: the id of its field of the type `rows`, and its number from 1 on. */
  row?: { of: string; at: number };
  /** Shown at the entry instead of the title, which includes the row. @default the title */
  label?: string;
  /**
   * Extensions (`.pdf`) and media types (`image/png`, `image/*`) of accepted files.
   * @default every type
   */
  accept?: readonly string[];
  /** Maximum megabytes of one file, of 1,000,000 bytes each. @default 10 */
  maxMegabytes?: number;
  /** Choices of radio, checkbox and select; questions of likert. */
  options?: readonly string[];
  currencySymbol?: string;
  showCountryCode?: boolean;
  /**
   * Whether an address suggests places during typing, if the page has a port for them.
   * @default false
   */
  suggestsPlaces?: boolean;
  underline?: boolean;
  /** Name and default of a hidden field. */
  key?: string;
  value?: string;
  /** `strict` requires an ending of 2 to 4 characters ([FRM-6]). @default 'default' */
  emailRule?: 'default' | 'strict';
  /** Conditions that must all hold for the field to be shown, checked and sent. */
  conditions?: readonly FieldCondition[];
  /** Overrides the type's autofill hint. */
  autocomplete?: string;
}

/** One page of a form in several steps. */
export interface FormStep {
  title: string;
  /** Ids of the step's fields; a field that is in no step belongs to the last step. */
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
  /** `us` has area code, prefix and line, `international` a single number. @default 'us' */
  phone?: 'us' | 'international';
  /** @default 12 */
  clock?: 12 | 24;
}

/**
 * A form as the engine uses it. Created by `parseFormSchema`, or by `readFormContext` without
 * checks.
 */
export interface FormSchema {
  formId: string;
  formName: string;
  fields: readonly FormField[];
  collectionId?: string;
  objectName?: string;
  submitButtonText?: string;
  /** Plain text shown after success. */
  submissionText?: string;
  /**
   * HTML shown after success; in the browser it is sanitised by an allow-list, on the server by the
   * renderer.
   */
  submissionHtml?: string;
  /** Address to go to after success, instead of showing a text. */
  successRedirect?: string;
  disclaimer?: string;
  captcha?: {
    enabled: boolean;
    theme?: 'light' | 'dark';
    /**
     * A provider instead of the proof of work: `recaptcha`, `hcaptcha` or `turnstile`; used only
     * with a site key.
     */
    provider?: string;
    siteKey?: string;
  };
  formats?: FormFormats;
  steps?: readonly FormStep[];
}
