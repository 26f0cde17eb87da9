import { expect, it } from 'vitest';
import { acceptsFile } from './acceptsFile';
import { checkField } from './checkField';
import { postedFile } from './fileValue';
import type { FormField } from './formSchema';
import { FormSchemaError, parseFormSchema } from './parseFormSchema';
import { readFormPost } from './readFormPost';
import { sentValues } from './serialiseValues';
import { summariseForm } from './summariseValue';
import { toFormValues } from './toFieldValue';

const schemaOf = (field: object) =>
  parseFormSchema({ formId: 'job', fields: [{ type: 'file', id: 'cv', title: 'CV', ...field }] });

it.each([
  ['Kiln.PDF', '', ['.pdf'], true],
  ['kiln.pdf.exe', '', ['.pdf'], false],
  ['kiln.jpg', 'image/jpeg', ['image/*'], true],
  ['kiln.jpg', 'image/jpeg', ['image/png', 'application/pdf'], false],
  ['kiln', 'IMAGE/PNG', ['image/png'], true],
  ['kiln.pdf', 'application/pdf', [], true],
  ['kiln', 'imagex/png', ['image/*'], false],
  ['orders.csv', 'application/vnd.ms-excel', ['text/csv'], true],
  ['orders.csv', 'text/csv; charset=utf-8', ['text/csv'], true],
  ['kiln.HEIC', '', ['image/*'], true],
  ['kiln.m4a', 'audio/x-m4a', ['audio/mp4'], true],
  ['kiln.jpg', '', ['image/jpg'], true],
  ['kiln.constructor', '', ['image/*'], false],
])('[FRM-29b] %s (%s) and %j: says %s', (name, type, accept, expected) => {
  expect(acceptsFile({ name, type }, accept)).toBe(expected);
});

it('[FRM-29a] takes as many files as the field says, and none that did not arrive', () => {
  const [field] = schemaOf({ max: 2, required: true }).fields as [FormField];
  expect(checkField(field, {})).toEqual(['forms.required']);
  expect(checkField(field, { a: 'one.pdf', b: 'two.pdf' })).toBeUndefined();
  expect(checkField(field, { a: '1', b: '2', c: '3' })).toEqual(['forms.file.tooMany']);
  expect(checkField(field, { '?a': 'one.pdf' })).toEqual(['forms.file.lost']);
});

it('[FRM-29a] reads what the browser posts, and values of unknown origin', () => {
  const schema = schemaOf({ max: 3 });
  const posted = [
    ['fields.cv', postedFile('f-1', 'a name  with spaces.pdf')],
    ['fields.cv', 'nonsense'],
    ['fields.cv', postedFile('__proto__', 'b.pdf')],
  ] as const;
  const values = readFormPost(schema, posted);
  expect(Object.entries(values['cv']!)).toEqual([
    ['f-1', 'a name  with spaces.pdf'],
    ['__proto__', 'b.pdf'],
  ]);
  expect(toFormValues(schema, { cv: ['a'] })['cv']).toEqual({});
  for (const given of [null, 'cv.pdf', 3, { 'a b': 'x' }, { a: 4n.toString(), b: {}, c: ' ' }])
    expect(Object.keys(toFormValues(schema, { cv: given })['cv']!).join()).toMatch(/^a?$/);
  expect(sentValues(schema, { cv: {} })).toEqual({ cv: {} });
});

it('[FRM-29a] summarises a field by the names of its files', () => {
  const schema = schemaOf({ max: 3 });
  expect(summariseForm(schema, { cv: { a: 'one.pdf', b: 'two.pdf' } })[0]!.lines).toEqual([
    { value: 'one.pdf' },
    { value: 'two.pdf' },
  ]);
  expect(summariseForm(schema, { cv: {} })[0]!.lines).toEqual([{ value: 'N/A' }]);
});

it.each([
  [{ accept: 'pdf' }, 'must be a list'],
  [{ accept: ['pdf'] }, 'an ending such as .pdf'],
  [{ max: 0 }, 'no number of files'],
  [{ max: 51 }, 'no number of files'],
  [{ maxMegabytes: 0 }, 'lets no file in'],
])('[FRM-29b] refuses the description %j', (field, message) => {
  expect(() => schemaOf(field)).toThrow(FormSchemaError);
  expect(() => schemaOf(field)).toThrow(message);
});
