import type { EngineMessageKey } from '../messages/engineMessages';
import { dateBounds } from './dateBounds';
import { follows, type Failure, type FieldRule, type FieldRules } from './fieldRule';
import { figures } from './figures';
import { isLost } from './fileValue';
import { likertAnswers } from './fieldTypes';
import type { FormField } from './formSchema';
import { isEmail, isStrictEmail } from './isEmail';
import { isoDate } from './isoDate';
import { isWithinBounds } from './isWithinBounds';
import { normaliseEmail } from './normaliseEmail';
import { splitExtension } from './phoneExtension';
import { questionKeys } from './questionKeys';
import { maxRows } from './rowFields';

// One array per message, so that a rule in a hot loop allocates nothing.
const option: Failure = ['forms.option'];
const tooLong: Failure = ['forms.tooLong'];
const email: Failure = ['forms.email'];
const likert: Failure = ['forms.likert'];

/** Files are identified by their ids: a file that was not uploaded cannot be sent. */
const files: FieldRule = (_, { max = 1 }, ids) =>
  ids.some(isLost) ? ['forms.file.lost'] : ids.length > max ? ['forms.file.tooMany'] : undefined;

const oneOfOptions: FieldRule = (_, { options }, parts) =>
  options && !parts.every((part) => options.includes(part) || questionKeys(options).includes(part))
    ? option
    : undefined;

/** Whether a part is a whole number within bounds. */
const isWithin = (part: string, from: number, to: number): boolean =>
  /^\d+$/.test(part.trim()) && +part >= from && +part <= to;

/** The first wrong part. */
const firstWrong = (
  key: EngineMessageKey,
  ...areRight: readonly boolean[]
): Failure | undefined => {
  const part = areRight.indexOf(false);
  return part < 0 ? undefined : [key, part];
};

const isNumber = follows(new RegExp(`^([-+]\\s*)?${figures('[.,]\\d*')}$`), 'forms.number');

/** The message for the bounds of a field. */
const beyond = ({ min, max }: FormField): Failure =>
  min === undefined
    ? ['forms.numberTo']
    : [max === undefined ? 'forms.numberFrom' : 'forms.numberBetween'];

/**
 * The message about a date before the first or after the last valid date. It names both if the
 * field does not have the exceeded bound itself.
 */
function outside(field: FormField, date: string): Failure | undefined {
  const { earliest, latest } = field;
  const [from, to] = dateBounds(field);
  // Dates with four-digit years sort alphabetically.
  if (date >= from && date <= to) return undefined;
  if (date < from) return [earliest && !latest ? 'forms.dateFrom' : 'forms.dateBetween'];
  return [latest && !earliest ? 'forms.dateTo' : 'forms.dateBetween'];
}

/** The rules of the types that most forms have. Rules that need tables are only in `fieldRules`. */
export const commonRules: FieldRules = {
  textarea: (value, { maxLength = 0 }) =>
    maxLength > 0 && value.length > maxLength ? tooLong : undefined,
  email(value, { emailRule }) {
    const address = normaliseEmail(value);
    return (emailRule === 'strict' ? isStrictEmail : isEmail)(address) ? undefined : email;
  },
  number(value, field, parts, formats) {
    const failure = isNumber(value, field, parts, formats);
    return failure ?? (isWithinBounds(value, field) ? undefined : beyond(field));
  },
  website: follows(/^(https?:\/\/)?[^\s/?#.@:]+(\.[^\s/?#.@:]+)+([:/?#]\S*)?$/i, 'forms.website'),
  twitter: follows(/^((https?:\/\/)?(www\.)?(twitter|x)\.com\/)?@?\w{1,15}\/?$/i, 'forms.twitter'),
  radio: oneOfOptions,
  select: oneOfOptions,
  checkbox: oneOfOptions,
  likert: (_, __, parts) =>
    parts.every((part) => part === '' || (likertAnswers as readonly string[]).includes(part))
      ? undefined
      : likert,
  date(_, field, parts) {
    const [month = '', day = '', year = ''] = parts;
    // Without a year, 29 February is allowed, because the year is wrong.
    const lastDay = new Date(Date.UTC(+year || 4, +month, 0)).getUTCDate();
    const failure = firstWrong(
      'forms.date',
      isWithin(month, 1, 12),
      // With an invalid month any day is allowed.
      isWithin(day, 1, lastDay || 31),
      isWithin(year, 1, 9999) && year.trim().length === 4,
    );
    return failure ?? outside(field, isoDate(parts));
  },
  file: files,
  rows: (value, { min = 1, max = maxRows }) =>
    isWithin(value, min, max) ? undefined : ['forms.numberBetween'],
  // Seconds are optional; without AM or PM the hour may be up to 23.
  time(_, __, [hour = '', minute = '', second = '', ampm = '']) {
    const half = ampm.trim();
    return firstWrong(
      'forms.time',
      half ? isWithin(hour, 1, 12) : isWithin(hour, 0, 23),
      isWithin(minute, 0, 59),
      !second.trim() || isWithin(second, 0, 59),
      !half || /^[ap]\.?m\.?$/i.test(half),
    );
  },
  // Digits with common separators; 4 to 15 digits in all (E.164), optionally followed by an
  // extension.
  phone(_, __, parts) {
    const [line] = splitExtension(parts.at(-1) ?? '');
    const number = [...parts.slice(0, -1), line];
    const digits = number.join('').replace(/\D/g, '').length;
    const isNumber = digits > 3 && digits < 16 && number.slice(1).join('').trim() !== '';
    return firstWrong(
      'forms.phone',
      ...number.map(
        (part, index) => /^[\d\s()./+·•-]*$/.test(part) && (isNumber || index < number.length - 1),
      ),
    );
  },
};
