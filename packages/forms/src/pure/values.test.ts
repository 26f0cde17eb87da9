import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { everyField, everyValue } from '../__fixtures__/everyField';
import { emptyValues, partsOf, postName } from './fieldTypes';
import type { FieldValue, FormField } from './formSchema';
import { isLikelyProgram } from './isLikelyProgram';
import { queryValues } from './queryValues';
import { readFormPost } from './readFormPost';
import { serialiseValues } from './serialiseValues';
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
  it('[FRM-2] skips sections and puts an empty country before a phone number of three parts', () => {
    const values = toFormValues(everyField, { ...everyValue, phone: ['212', '555', '0123'] });
    expect(values['phone']).toEqual(['', '212', '555', '0123']);
    expect(values).not.toHaveProperty('about');
    expect(JSON.parse(serialiseValues(everyField, { ...values, about: 'x' }))).not.toHaveProperty(
      'about',
    );
  });
  it('[FRM-2] fills a hidden field from the query string by its name, else from its default', () => {
    const fields = [field('hidden', { key: 'utm', value: 'none' })];
    expect(queryValues(fields, '?utm=a%20b')).toEqual({ x: 'a b' });
    expect({ ...emptyValues(fields), ...queryValues(fields, '') }).toEqual({ x: 'none' });
  });
  it('[FRM-21] reads any post back into the same values', () => {
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
  it('[FRM-3] puts every type into words', () => {
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
  it('[FRM-3] shows N/A for an empty value', () => {
    for (const empty of ['', '  ', [], ['', ''], {}, undefined])
      expect(summariseValue(field('name'), empty)).toEqual([{ value: 'N/A' }]);
    expect(summariseValue(field('date'), ['2', '', '2024'])[1]).toEqual({
      label: 'Day',
      value: 'N/A',
    });
  });
  it('[FRM-3] leaves sections and passwords out of a form’s summary', () => {
    const titles = summariseForm(everyField, everyValue).map(({ title }) => title);
    expect(titles).not.toContain('About you');
    expect(titles).not.toContain('Secret');
    expect(titles).toHaveLength(everyField.fields.length - 2);
  });
  it('takes a filled trap or a form sent at once for a program', () => {
    expect(isLikelyProgram({ honeypot: 'x', elapsed: 9000 })).toBe(true);
    expect(isLikelyProgram({ elapsed: 200 })).toBe(true);
    expect(isLikelyProgram({ honeypot: '', elapsed: 9000 })).toBe(false);
    expect(isLikelyProgram({})).toBe(false);
  });
});
