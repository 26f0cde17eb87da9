import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { everyField, everyValue } from '../__fixtures__/everyField';
import { emptyValue, emptyValues, partsOf, postName } from './fieldTypes';
import type { FieldValue, FormField } from './formSchema';
import { honeypotName, isLikelyBot } from './isLikelyBot';
import { queryValues } from './queryValues';
import { readFormPost } from './readFormPost';
import { sentValues, serialiseValues } from './serialiseValues';
import { summariseForm, summariseValue } from './summariseValue';
import { toFieldValue, toFormValues } from './toFieldValue';

const field = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  type,
  id: 'x',
  title: 'X',
  ...more,
});

/** The pairs that a browser posts for a value. */
function pairsOf(
  id: string,
  { type, options = [] }: FormField,
  value: FieldValue,
): [string, string][] {
  const parts = partsOf(type);
  if (parts)
    return parts.map((part, index) => [postName(id, part), (value as string[])[index] ?? '']);
  if (type === 'checkbox') return (value as string[]).map((text) => [postName(id), text]);
  if (type === 'likert')
    return Object.entries(value as Record<string, string>).map(([question, answer]) => [
      postName(id, options.indexOf(question)),
      answer,
    ]);
  return [[postName(id), value as string]];
}

describe('values', () => {
  it('[FRM-2a] sends an email address as it was checked, and other texts as they were entered', () => {
    const fields = [field('email'), field('text', { id: 'y' })];
    const schema = { formId: 'f', formName: '', fields };
    expect(sentValues(schema, { x: ' Ada@BÜCHER.example ', y: ' Ada@x ' })).toEqual({
      x: 'Ada@BÜCHER.example',
      y: ' Ada@x ',
    });
    expect(sentValues(schema, { x: ['a@b.example'], y: '' })).toEqual({
      x: ['a@b.example'],
      y: '',
    });
  });

  it('[FRM-2b, A-89, A-96] skips sections and puts an empty country before a phone number of three parts', () => {
    const values = toFormValues(everyField, { ...everyValue, phone: ['212', '555', '0123'] });
    expect(values['phone']).toEqual(['', '212', '555', '0123']);
    expect(values).not.toHaveProperty('about');
    expect(JSON.parse(serialiseValues(everyField, { ...values, about: 'x' }))).not.toHaveProperty(
      'about',
    );
  });
  it('[FRM-2c, A-94] fills a hidden field from the query string by its name, else from its default', () => {
    const fields = [field('hidden', { key: 'utm', value: 'none' })];
    expect(queryValues(fields, '?utm=a%20b')).toEqual({ x: 'a b' });
    expect(queryValues(fields, '?ref=1&amp;utm=a&amp;utm=b')).toEqual({ x: 'a' });
    expect({ ...emptyValues(fields), ...queryValues(fields, '') }).toEqual({ x: 'none' });
  });
  it('[FRM-2c, A-306] reads no hidden field behind the first 1000 names of a query string', () => {
    const fields = [field('hidden', { key: 'utm', value: 'none' })];
    const others = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=`).join('&');
    expect(queryValues(fields, `?${others(999)}&utm=a`)).toEqual({ x: 'a' });
    expect(queryValues(fields, `?${others(1000)}&utm=a`)).toEqual({});
  });
  it('[FRM-2c] lets the query string fill nothing but hidden fields', () => {
    expect(queryValues([field('text', { key: 'utm' })], '?utm=a&X=b')).toEqual({});
  });
  it.each<[FormField['type'], FieldValue]>([
    ['text', ''],
    ['name', ['', '']],
    ['phone', ['', '', '', '']],
    ['checkbox', []],
    ['likert', {}],
    ['radio', ''],
    ['hidden', ''],
  ])('[FRM-2a, A-84] has for a %s that nobody touched %j', (type, empty) => {
    expect(emptyValue(field(type))).toEqual(empty);
  });
  it('[FRM-2c] gives the default to a hidden field alone', () => {
    expect(emptyValue(field('hidden', { value: 'v' }))).toBe('v');
    expect(emptyValue(field('text', { value: 'v' }))).toBe('');
  });
  it('[FRM-2d] has a value for every field but sections, whatever it starts from', () => {
    const ids = everyField.fields.map(({ id }) => id).filter((id) => id !== 'about');
    expect(Object.keys(emptyValues(everyField.fields))).toEqual(ids);
    for (const given of [undefined, null, 'text', 5, []])
      expect(toFormValues(everyField, given)).toEqual(emptyValues(everyField.fields));
    const form = { formId: 'f', formName: '', fields: [field('text', { id: 'length' })] };
    expect(toFormValues(form, 'text')).toEqual({ length: '' });
  });
  it('[FRM-2d] sends nothing for a field without a value', () => {
    expect(Object.keys(sentValues(everyField, {}))).toEqual([]);
  });
  it.each<[FormField['type'], unknown, FieldValue]>([
    ['text', 'a', 'a'],
    ['text', 5, '5'],
    ['text', 0, '0'],
    ['text', true, ''],
    ['text', null, ''],
    ['text', ['a'], ''],
    ['text', { a: 'b' }, ''],
    ['name', ['Ada'], ['Ada', '']],
    ['name', ['Ada', 'King', 'Lovelace'], ['Ada', 'King']],
    ['name', 'Ada', ['', '']],
    ['name', [5, null], ['5', '']],
    ['phone', ['212', '555', '0123'], ['', '212', '555', '0123']],
    ['date', ['2', '29', '2024'], ['2', '29', '2024']],
    ['checkbox', 'A', ['A']],
    ['checkbox', '', []],
    ['checkbox', ['A', '', 5, null], ['A', '5']],
    ['checkbox', undefined, []],
    ['likert', { A: '1', B: ['2', '0'], Z: '1' }, { A: '1', B: '2' }],
    ['likert', { A: '', B: null }, {}],
    ['likert', 'AB', {}],
    ['likert', null, {}],
  ])('[FRM-2a] reads as a %s %j: %j', (type, given, value) => {
    expect(toFieldValue(field(type, { options: ['A', 'B'] }), given)).toEqual(value);
  });
  it('[FRM-2a] reads answers by their questions where the form names none', () => {
    expect(toFieldValue(field('likert'), { A: 1, B: '' })).toEqual({ A: '1' });
    expect(toFieldValue(field('likert'), 'AB')).toEqual({});
  });
  it('[FRM-21c] reads a post by the names of our own markup', () => {
    const fields = [
      field('section', { id: 's' }),
      field('text', { id: 'a' }),
      field('name', { id: 'n' }),
      field('checkbox', { id: 'c' }),
      field('likert', { id: 'l', options: ['Clean', 'Kind'] }),
      field('likert', { id: 'm' }),
      field('hidden', { id: 'h', value: 'direct' }),
    ];
    const read = (entries: Iterable<readonly [string, unknown]>) =>
      readFormPost({ formId: 'f', formName: '', fields }, entries);
    const post =
      'fields.s=x&fields.a=1&fields.n.last=L&fields.c=A&fields.c=B&fields.l.1=2&fields.m.0=2';
    expect(read(new URLSearchParams(post))).toEqual({
      a: '1',
      n: ['', 'L'],
      c: ['A', 'B'],
      l: { Kind: '2' },
      m: {},
      h: 'direct',
    });
    expect(read([])).toEqual({ a: '', n: ['', ''], c: [], l: {}, m: {}, h: 'direct' });
  });
  it('[FRM-21c] counts every line break as one character, and takes no files', () => {
    const form = { formId: 'f', formName: '', fields: [field('textarea')] };
    expect(readFormPost(form, [['fields.x', 'a\r\nb\rc\nd']])).toEqual({ x: 'a\nb\nc\nd' });
    expect(readFormPost(form, [['fields.x', new File([], 'a.txt')]])).toEqual({ x: '' });
  });
  it('[FRM-21c] reads any post back into the same values', () => {
    const text = fc.string().map((raw) => raw.replace(/\r\n?/g, '\n'));
    const values = fc.record({
      name: fc.tuple(text, text),
      message: text,
      extras: fc.subarray(['Cake', 'Tea']),
      colour: fc.constantFrom('Red', 'Green'),
      opinion: fc.dictionary(
        fc.constantFrom('The room was clean', 'The staff was kind'),
        fc.constantFrom('-2', '0', '2'),
        { noNullPrototype: true },
      ),
    });
    fc.assert(
      fc.property(values, (given) => {
        const pairs = everyField.fields.flatMap((one) =>
          one.id in given ? pairsOf(one.id, one, given[one.id as 'message']) : [],
        );
        const crlf = pairs.map(([name, value]): [string, string] => [
          name,
          value.replace(/\n/g, '\r\n'),
        ]);
        expect(readFormPost(everyField, crlf)).toMatchObject(given);
      }),
    );
  });
  it('survives values of any shape', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...everyField.fields), (value, one) => {
        const shaped = toFieldValue(one, value);
        expect(toFieldValue(one, shaped)).toEqual(shaped);
      }),
    );
  });
  it('[FRM-3, A-85, A-86] describes every type', () => {
    expect(summariseValue(field('name'), ['Ada', 'Lovelace'])).toEqual([
      { label: 'First', value: 'Ada' },
      { label: 'Last', value: 'Lovelace' },
    ]);
    const labels = (type: FormField['type'], count: number) =>
      summariseValue(field(type), Array<string>(count).fill('1')).map(({ label }) => label);
    expect(labels('phone', 4)).toEqual(['Country', 'Areacode', 'Prefix', 'Line']);
    expect(labels('address', 6)).toEqual(['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']);
    expect(labels('date', 3)).toEqual(['Month', 'Day', 'Year']);
    expect(labels('time', 4)).toEqual(['Hour', 'Minute', 'Second', 'Ampm']);
    expect(summariseValue(field('likert'), { Clean: '-2', Kind: '2' })).toEqual([
      { label: 'Clean', value: '-2 (Strongly Disagree)' },
      { label: 'Kind', value: '2 (Strongly Agree)' },
    ]);
    expect(summariseValue(field('checkbox'), ['Cake', 'Tea'])).toEqual([{ value: 'Cake, Tea' }]);
    expect(summariseValue(field('text'), 'Hello')).toEqual([{ value: 'Hello' }]);
  });
  it('[FRM-3, A-87] shows N/A for an empty value', () => {
    for (const empty of ['', '  ', [], ['', ''], {}, undefined])
      expect(summariseValue(field('name'), empty)).toEqual([{ value: 'N/A' }]);
    expect(summariseValue(field('date'), ['2', '', '2024'])[1]).toEqual({
      label: 'Day',
      value: 'N/A',
    });
  });
  it('[FRM-3] shows N/A for parts and answers that are blank or not there', () => {
    const texts = (type: FormField['type'], value: FieldValue) =>
      summariseValue(field(type), value).map((line) => line.value);
    expect(texts('date', ['2', ' '])).toEqual(['2', 'N/A', 'N/A']);
    expect(texts('likert', { Clean: '2', Kind: '' })).toEqual(['2 (Strongly Agree)', 'N/A']);
  });
  it('[FRM-3] shows an answer that is none of the scale unchanged', () => {
    for (const answer of ['3', 'x2', '2x', '22'])
      expect(summariseValue(field('likert'), { Clean: answer })).toEqual([
        { label: 'Clean', value: answer },
      ]);
  });
  it('[FRM-3] uses the site’s own messages', () => {
    const messages = { 'forms.empty': 'k. A.', 'forms.summary.first': 'Vorname' };
    expect(summariseValue(field('name'), ['', 'Lovelace'], { messages })).toEqual([
      { label: 'Vorname', value: 'k. A.' },
      { label: 'Last', value: 'Lovelace' },
    ]);
  });
  it('[FRM-3] lists the shown fields of a form with their titles', () => {
    const fields = [
      field('text', { id: 'a', title: 'Word' }),
      field('text', { id: 'b', conditions: [{ field: 'a', test: 'empty' }] }),
      field('checkbox', { id: 'c', title: 'Extras' }),
    ];
    const form = { formId: 'f', formName: '', fields };
    const messages = { 'forms.empty': '–' };
    expect(summariseForm(form, { a: 'Hello', b: 'x' }, { messages })).toEqual([
      { id: 'a', title: 'Word', lines: [{ value: 'Hello' }] },
      { id: 'c', title: 'Extras', lines: [{ value: '–' }] },
    ]);
  });
  it('[FRM-3] leaves sections and passwords out of a form’s summary', () => {
    const titles = summariseForm(everyField, everyValue).map(({ title }) => title);
    expect(titles).not.toContain('About you');
    expect(titles).not.toContain('Secret');
    expect(titles).toHaveLength(everyField.fields.length - 2);
  });
  it('takes a filled trap or a form sent at once for a program', () => {
    expect(isLikelyBot({ honeypot: 'x', elapsed: 9000 })).toBe(true);
    expect(isLikelyBot({ elapsed: 200 })).toBe(true);
    expect(isLikelyBot({ honeypot: '', elapsed: 9000 })).toBe(false);
    expect(isLikelyBot({})).toBe(false);
  });
  it.each([
    [0, true],
    [1499, true],
    [1500, false],
    // A clock that was set back, or an invalid number, has no meaning.
    [-1, false],
    ['200', false],
    [null, false],
  ])('[FRM-12] takes a form sent after %j ms for a program: %s', (elapsed, isProgram) => {
    expect(isLikelyBot({ elapsed })).toBe(isProgram);
  });
  it('[FRM-12] posts the trap under a name that no field of a form can have', () => {
    expect(honeypotName).not.toBe('');
    expect(honeypotName.startsWith(postName(''))).toBe(false);
  });
});
