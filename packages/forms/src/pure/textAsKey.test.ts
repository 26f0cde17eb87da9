import { describe, expect, it } from 'vitest';
import { readFormPost } from './readFormPost';
import { parseFormSchema } from './parseFormSchema';
import { questionKeys } from './questionKeys';
import { sentValues, serialiseValues } from './serialiseValues';
import { summariseForm } from './summariseValue';
import { toFormValues } from './toFieldValue';
import { validateForm } from './validateForm';
import { draftValues } from '../state/draftValues';
import { postName } from './fieldTypes';
import type { FormSchema } from './formSchema';

const ids = ['constructor', '__proto__', 'toString', 'a.b', 'a', 'my field', 'hasOwnProperty'];
const schema: FormSchema = {
  formId: 'f',
  formName: 'F',
  fields: ids.map((id) => ({
    id,
    title: `Title of ${id}`,
    required: true,
    type: id === 'a' ? 'name' : 'text',
  })),
};
const posted = new URLSearchParams();
for (const id of ids)
  if (id === 'a') for (const part of ['first', 'last']) posted.set(postName(id, part), part);
  else posted.set(postName(id), `answer of ${id}`);

describe('texts as keys', () => {
  it('[FRM-24] reads, keeps, checks and sends fields of any id', () => {
    const values = readFormPost(schema, posted);
    expect(Object.keys(values).sort()).toEqual([...ids].sort());
    expect(validateForm(schema, values)).toEqual({});
    const sent = JSON.parse(serialiseValues(schema, values)) as object;
    expect(Object.entries(sent)).toEqual(
      ids.map((id) => [id, id === 'a' ? ['first', 'last'] : `answer of ${id}`]),
    );
    expect(Object.keys(toFormValues(schema, sent))).toEqual(ids);
    expect(Object.keys(draftValues(schema, values, {}))).toEqual(ids);
    expect(summariseForm(schema, values).map(({ lines }) => lines[0]!.value)).toContain(
      'answer of constructor',
    );
  });

  it('[FRM-24] takes nothing that every object has for an entry', () => {
    expect(Object.keys(validateForm(schema, {}))).toEqual(ids);
    expect(sentValues(schema, {})).toEqual({});
    expect(toFormValues(schema, {})).toMatchObject({ constructor: '' });
  });

  it('[FRM-24] keeps a part of one field apart from another field whose id has a dot', () => {
    const fields = [
      { id: 'a', type: 'name' as const, title: 'A' },
      { id: 'a.first', type: 'text' as const, title: 'B' },
    ];
    const values = readFormPost({ ...schema, fields }, [
      [postName('a', 'first'), 'Ada'],
      [postName('a.first'), 'else'],
    ]);
    expect(values).toEqual({ a: ['Ada', ''], 'a.first': 'else' });
  });

  it('[FRM-24] keeps questions of the same text apart', () => {
    const likert = parseFormSchema({
      formId: 'f',
      formName: 'F',
      fields: [
        {
          id: 'q',
          type: 'likert',
          title: 'Q',
          required: true,
          options: ['Good', 'Good', '__proto__'],
        },
      ],
    });
    const values = readFormPost(likert, [
      [postName('q', 0), '1'],
      [postName('q', 1), '-2'],
      [postName('q', 2), '0'],
    ]);
    expect(validateForm(likert, values)).toEqual({});
    expect(Object.entries(values['q']!)).toEqual([
      ['Good', '1'],
      ['Good (2)', '-2'],
      ['__proto__', '0'],
    ]);
    expect(validateForm(likert, readFormPost(likert, [[postName('q', 0), '1']]))).toEqual({
      q: 'Answer every question.',
    });
  });

  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['a', 'a', 'a'],
      ['a', 'a (2)', 'a (3)'],
    ],
    [
      ['a', 'a', 'a (2)'],
      ['a', 'a (3)', 'a (2)'],
    ],
    [
      ['constructor', 'constructor'],
      ['constructor', 'constructor (2)'],
    ],
  ])('[FRM-24] names %j as %j', (options, keys) => {
    expect(questionKeys(options)).toEqual(keys);
    expect(questionKeys(keys)).toEqual(keys);
  });
});

describe('an address without an entry', () => {
  const address: FormSchema = {
    formId: 'f',
    formName: 'F',
    formats: { country: 'CH' },
    fields: [
      { id: 'a', type: 'address', title: 'A' },
      {
        id: 'b',
        type: 'text',
        title: 'B',
        conditions: [{ field: 'a', test: 'filled' }],
      },
    ],
  };
  const empty = ['', '', '', '', '', ''];
  it('[FRM-2e] is sent empty, whatever its list of countries starts with', () => {
    const sent = (country: string) =>
      sentValues(address, { a: ['', ' ', '', '', '', country], b: 'x' });
    expect(sent('CH')).toEqual({ a: empty });
    expect(sent('')).toEqual({ a: empty });
    // Chosen by the visitor.
    expect(sent('AT')).toEqual({ a: ['', ' ', '', '', '', 'AT'], b: 'x' });
    const [summary] = summariseForm(address, { a: ['', '', '', '', '', 'CH'] });
    expect(summary!.lines).toEqual([{ value: 'N/A' }]);
  });
});
