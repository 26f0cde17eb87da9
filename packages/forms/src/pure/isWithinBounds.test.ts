import { expect, it } from 'vitest';
import { checkField } from './checkField';
import { parseFormSchema } from './parseFormSchema';
import { validateForm } from './validateForm';

const field = (more: object) => ({ type: 'number' as const, id: 'n', title: 'People', ...more });

it.each([
  ['4', { min: 1, max: 12 }],
  ['1', { min: 1 }],
  ['12', { max: 12 }],
  ['-3', { min: -5, max: 0 }],
  ['- 3', { min: -5, max: 0 }],
  ['1 200', { min: 1000 }],
  ["1'200.50", { min: 1200, max: 1201 }],
  ['1.200,50', { min: 1200, max: 1201 }],
  ['1,200.50', { min: 1200, max: 1201 }],
  ['1.000.000', { min: 999_999 }],
  // Twelve hundred, or one and a fifth.
  ['1.200', { min: 1000 }],
  ['1.200', { max: 2 }],
  ['0.125', { max: 1 }],
  ['.5', { min: 0, max: 1 }],
  ['', { min: 5 }],
])('[FRM-26] takes %s within %j', (text, bounds) => {
  expect(checkField(field(bounds), text)).toBeUndefined();
});

it.each([
  ['0', { min: 1 }, 'forms.numberFrom'],
  ['13', { max: 12 }, 'forms.numberTo'],
  ['0', { min: 1, max: 12 }, 'forms.numberBetween'],
  ['0.125', { min: 1 }, 'forms.numberFrom'],
  ['1,200.50', { max: 1200 }, 'forms.numberTo'],
  ['1.000.000', { max: 1000 }, 'forms.numberTo'],
  ['many', { min: 1, max: 12 }, 'forms.number'],
])('[FRM-26] refuses %s beyond %j', (text, bounds, key) => {
  expect(checkField(field(bounds), text)).toEqual([key]);
});

it('[FRM-26] names the bounds', () => {
  const schema = parseFormSchema({ formId: 'f', fields: [field({ min: 1, max: '12' })] });
  expect(schema.fields[0]).toMatchObject({ min: 1, max: 12 });
  expect(validateForm(schema, { n: '13' })).toEqual({ n: 'Enter a number from 1 to 12.' });
});

it('[FRM-26] refuses bounds that nothing lies between, and those that are no numbers', () => {
  const parse = (more: object) => () => parseFormSchema({ formId: 'f', fields: [field(more)] });
  expect(parse({ min: 5, max: 1 })).toThrow('has a min above its max');
  expect(parse({ min: 'few' })).toThrow('must be a number');
});
