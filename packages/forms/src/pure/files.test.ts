import { expect, it } from 'vitest';
import { acceptsFile } from './acceptsFile';
import { checkField } from './checkField';
import {
  comingId,
  filesOf,
  hasFiles,
  isComing,
  isLost,
  lostId,
  postedFile,
  readPostedFiles,
  takesFiles,
} from './fileValue';
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

it('[FRM-29c] marks the ids of files that are being uploaded or have failed', () => {
  expect([comingId('a~1'), comingId('?a'), lostId('~a'), lostId('a?')]).toEqual([
    '~a~1',
    '~a',
    '?a',
    '?a?',
  ]);
  expect(['~a', 'a~', '?a'].map(isComing)).toEqual([true, false, false]);
  expect(['?a', 'a?', '~a'].map(isLost)).toEqual([true, false, false]);
});

it('[FRM-29c] reads the files of a browser’s own post, and of a value of any shape', () => {
  expect(
    readPostedFiles([postedFile('a', 'one two.pdf'), ' b', 'c ', 'd', '', 'e  ', 'f two\nlines']),
  ).toEqual({ a: 'one two.pdf', f: 'two\nlines' });
  expect([filesOf({ a: 'b' }), filesOf('a'), filesOf(['a']), filesOf(undefined)]).toEqual([
    { a: 'b' },
    {},
    {},
    {},
  ]);
});

it('[FRM-29a] recognises a form that has a field of files among others', () => {
  expect([{ type: 'file' as const }, { type: 'text' as const }].map(takesFiles)).toEqual([
    true,
    false,
  ]);
  const text = { type: 'text' as const, id: 'a', title: 'A' };
  expect(hasFiles({ fields: [text, { ...text, id: 'b', type: 'file' }] })).toBe(true);
  expect(hasFiles({ fields: [text] })).toBe(false);
});

it('[FRM-29b] reads the last ending of a name, and types with spaces', () => {
  expect(acceptsFile({ name: 'plan.v2.pdf', type: '' }, ['application/pdf'])).toBe(true);
  expect(acceptsFile({ name: 'pdf', type: '' }, ['application/pdf'])).toBe(false);
  expect(acceptsFile({ name: 'a', type: ' image/png ; q=1' }, [' image/png '])).toBe(true);
});
