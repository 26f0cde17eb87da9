import type { FormWord } from '../words/formWords';
import { addressFormat, countryCode, type AddressFormat } from './addressFormats';
import { likertAnswers } from './fieldTypes';
import type { FieldType, FieldValue, FormField, FormFormats } from './formSchema';
import { isEmail, isStrictEmail } from './isEmail';

/** What is wrong: the message's key, and the index of the part that is to be mended. */
export type Failure = readonly [key: FormWord, part?: number];

/** Checks a value that is not empty. Gives what is wrong, or nothing. */
export type FieldRule = (
  value: string,
  field: FormField,
  parts: readonly string[],
  formats: FormFormats,
) => Failure | undefined;

// One array per message: a rule in a hot loop makes no garbage.
const email: Failure = ['forms.email'];
const number: Failure = ['forms.number'];
const website: Failure = ['forms.website'];
const currency: Failure = ['forms.currency'];
const twitter: Failure = ['forms.twitter'];
const option: Failure = ['forms.option'];
const tooLong: Failure = ['forms.tooLong'];
const likert: Failure = ['forms.likert'];

const numberPattern = /^[-+]?(?:\d[\d.,'\s]*|[.,]\d+)$/;
const websitePattern = /^(?:https?:\/\/)?[^\s/?#.@]+(?:\.[^\s/?#.@]+)+(?:[:/?#]\S*)?$/i;
const whole = /^\d+$/;

const withinLimit: FieldRule = (value, { maxLength = 0 }) =>
  maxLength > 0 && value.length > maxLength ? tooLong : undefined;

const oneOfOptions: FieldRule = (value, { options }) =>
  options && !options.includes(value) ? option : undefined;

/** The rule table: one rule per type, for a value that is not empty. Types without a row accept everything. */
export const fieldRules: Readonly<Partial<Record<FieldType, FieldRule>>> = {
  textarea: withinLimit,
  email: (value, { emailRule }) => {
    const text = value.trim();
    return (emailRule === 'strict' ? isStrictEmail(text) : isEmail(text)) ? undefined : email;
  },
  number: (value) => (numberPattern.test(value.trim()) ? undefined : number),
  website: (value) => (websitePattern.test(value.trim()) ? undefined : website),
  currency: (value, { currencySymbol = '$' }) =>
    numberPattern.test(value.replace(currencySymbol, '').trim()) ? undefined : currency,
  twitter: (value) =>
    /^(?:(?:https?:\/\/)?(?:www\.)?(?:twitter|x)\.com\/)?@?\w{1,15}\/?$/i.test(value.trim())
      ? undefined
      : twitter,
  radio: oneOfOptions,
  select: oneOfOptions,
  checkbox: (_, { options }, parts) =>
    options && !parts.every((part) => options.includes(part)) ? option : undefined,
  likert: (_, __, parts) =>
    parts.every((part) => part === '' || (likertAnswers as readonly string[]).includes(part))
      ? undefined
      : likert,
  date: (_, __, [month = '', day = '', year = '']) => checkDate(month, day, year),
  time: (_, __, [hour = '', minute = '', second = '', ampm = '']) =>
    checkTime(hour, minute, second, ampm),
  phone: (_, __, parts) => checkPhone(parts),
  address: (_, { required }, parts, { country }) => {
    const code = countryCode(parts[5] ?? '', country);
    const zip = parts[4]?.trim() ?? '';
    const { zipPattern, required: needed }: AddressFormat = addressFormat(code);
    if (required) {
      const part = needed.find((index) => !parts[index]?.trim());
      if (part !== undefined) return ['forms.required', part];
    }
    if (zip === '' || !zipPattern || zipPattern.test(zip)) return undefined;
    return [code === 'US' ? 'forms.zipUs' : 'forms.postalCode', 4];
  },
};

function checkDate(month: string, day: string, year: string): Failure | undefined {
  const wrong = [month, day, year].findIndex((part) => !whole.test(part.trim()));
  if (wrong >= 0) return ['forms.date', wrong];
  if (!/^\d{4}$/.test(year.trim()) || +year === 0) return ['forms.date', 2];
  if (+month < 1 || +month > 12) return ['forms.date', 0];
  const leap = (+year % 4 === 0 && +year % 100 !== 0) || +year % 400 === 0;
  const days = +month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(+month) ? 30 : 31;
  return +day < 1 || +day > days ? ['forms.date', 1] : undefined;
}

/** Seconds may be left out; without AM or PM the hour counts to 23. */
function checkTime(
  hour: string,
  minute: string,
  second: string,
  ampm: string,
): Failure | undefined {
  const isHalf = ampm.trim() !== '';
  if (!whole.test(hour.trim()) || +hour > (isHalf ? 12 : 23) || (isHalf && +hour === 0))
    return ['forms.time', 0];
  if (!whole.test(minute.trim()) || +minute > 59) return ['forms.time', 1];
  if (second.trim() !== '' && (!whole.test(second.trim()) || +second > 59))
    return ['forms.time', 2];
  return !isHalf || /^[ap]\.?m\.?$/i.test(ampm.trim()) ? undefined : ['forms.time', 3];
}

/** Digits with the marks that people write between them; 4 to 15 digits in all (E.164). */
function checkPhone(parts: readonly string[]): Failure | undefined {
  const wrong = parts.findIndex((part) => !/^[\d\s()./+-]*$/.test(part));
  if (wrong >= 0) return ['forms.phone', wrong];
  const digits = parts.join('').replace(/\D/g, '').length;
  const body = parts.slice(1).join('').trim();
  return body === '' || digits < 4 || digits > 15 ? ['forms.phone', parts.length - 1] : undefined;
}

/** The parts of a value as a list, whatever its shape. */
export function partsOfValue(value: FieldValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? (value as readonly string[]) : Object.values(value);
}
