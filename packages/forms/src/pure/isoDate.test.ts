import { expect, it } from 'vitest';
import { checkField } from './checkField';
import { datePartsOf, isIsoDate, isoDate } from './isoDate';
import { parseFormSchema } from './parseFormSchema';
import { readFormPost } from './readFormPost';
import { validateForm } from './validateForm';

const day = { type: 'date' as const, id: 'day', title: 'Day' };
const within = { ...day, earliest: '2027-03-01', latest: '2027-03-31' };

it('[FRM-27] splits a date into parts, and joins parts to a date', () => {
  expect(isoDate(['3', '4', '2027'])).toBe('2027-03-04');
  expect(isoDate(['2', '30', '2027'])).toBe('');
  expect(isoDate(['?', '?', '?'])).toBe('');
  expect(datePartsOf('2027-03-04')).toEqual(['03', '04', '2027']);
  expect(datePartsOf('4.3.2027')).toEqual(['', '', '']);
  expect(['2024-02-29', '2023-02-29', '1900-02-29', '2000-02-29'].map(isIsoDate)).toEqual([
    ...[true, false, false, true],
  ]);
});

it.each([
  '2027-00-10',
  '2027-13-10',
  '2027-01-00',
  '2027-01-32',
  '2027-04-31',
  '2100-02-29',
  ' 2027-01-10',
  '2027-01-10 ',
  '12027-01-10',
  '2027-01-101',
  '2027-1-10',
  '',
])('[FRM-27] takes "%s" for no date', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

it('[FRM-27] joins parts with spaces around them and years of any length, and no missing ones', () => {
  expect(isoDate([' 3', '4 ', ' 987 '])).toBe('0987-03-04');
  expect(isoDate(['12', '31', '0001'])).toBe('0001-12-31');
  expect(isoDate([])).toBe('');
  expect(['2004-02-29', '2096-02-29', '2026-12-31', '2026-01-01'].every(isIsoDate)).toBe(true);
});

it.each([
  [['3', '1', '2027'], undefined],
  [['03', '31', '2027'], undefined],
  [['2', '28', '2027'], ['forms.dateBetween']],
  [['4', '1', '2027'], ['forms.dateBetween']],
  [
    ['13', '1', '2027'],
    ['forms.date', 0],
  ],
  [['', '', ''], undefined],
])('[FRM-27] checks %j against its bounds', (parts, failure) => {
  expect(checkField(within, parts)).toEqual(failure);
});

it('[FRM-27] names the bounds that there are, as the language writes dates', () => {
  const told = (bounds: object, locale?: string) =>
    validateForm(
      { formId: 'f', formName: '', fields: [{ ...day, ...bounds }] },
      { day: ['4', '1', '2026'] },
      { locale },
    )['day'];
  expect(told({ earliest: '2027-03-01' })).toBe('Enter a date from March 1, 2027 on.');
  expect(told({ latest: '2025-03-01' }, 'en-GB')).toBe('Enter a date up to 1 March 2025.');
  // In the calendar of the entries, not in that of Bangkok (2570) or of Tehran (1405).
  for (const locale of ['th', 'fa-u-nu-latn'])
    expect(told({ earliest: '2027-03-01' }, locale)).toContain('2027');
  expect(told({ earliest: '2027-03-01', latest: '2027-03-31' })).toBe(
    'Enter a date from March 1, 2027 to March 31, 2027.',
  );
});

it.each(['1405', '1447', '1582', '2200', '2569', '5787'])(
  '[FRM-32] refuses the year %s, which is of another calendar',
  (year) => {
    expect(checkField(day, ['4', '1', year])).toEqual(['forms.dateBetween']);
    const oneBound = year < '2000' ? { latest: '2026-12-31' } : { earliest: '1990-01-01' };
    expect(checkField({ ...day, ...oneBound }, ['4', '1', year])).toEqual(['forms.dateBetween']);
  },
);

it('[FRM-32] names the Gregorian years in the language of the form', () => {
  const told = (locale: string, bounds = {}) =>
    validateForm(
      { formId: 'f', formName: '', fields: [{ ...day, ...bounds }] },
      { day: ['4', '1', '2569'] },
      { locale },
    )['day'];
  expect(told('en')).toBe('Enter a date from January 1, 1583 to December 31, 2199.');
  expect(told('th')).toContain('2199');
  expect(told('fa_IR')).toContain('۲۱۹۹');
  expect(told('en', { earliest: '2026-11-01' })).toBe(
    'Enter a date from November 1, 2026 to December 31, 2199.',
  );
});

it.each([
  [{}, '1583'],
  [{}, '2199'],
  [{ earliest: '1066-10-14' }, '1067'],
  [{ latest: '1500-01-01' }, '0800'],
  [{ earliest: '2300-01-01' }, '2400'],
  [{ latest: '2600-01-01' }, '2569'],
])('[FRM-32] takes a date of a field with %j in the year %s', (bounds, year) => {
  expect(checkField({ ...day, ...bounds }, ['4', '1', year])).toBeUndefined();
});

it('[FRM-27] reads what the browser posts of its own entry', () => {
  const schema = parseFormSchema({ formId: 'f', fields: [{ ...within, hasCalendar: true }] });
  expect(schema.fields[0]).toMatchObject({ hasCalendar: true, earliest: '2027-03-01' });
  expect(readFormPost(schema, [['fields.day', '2027-03-04']])).toEqual({
    day: ['03', '04', '2027'],
  });
  expect(readFormPost(schema, [['fields.day', '']])).toEqual({ day: ['', '', ''] });
});

it('[FRM-27] refuses bounds that are no dates, or that no date lies between', () => {
  const parse = (more: object) => () =>
    parseFormSchema({ formId: 'f', fields: [{ ...day, ...more }] });
  expect(parse({ earliest: '1.3.2027' })).toThrow('must be a date such as 2027-03-31');
  expect(parse({ earliest: '2027-03-02', latest: '2027-03-01' })).toThrow(
    'has an earliest date after its latest',
  );
});
