import { describe, expect, it } from 'vitest';
import type { FormSchema } from './formSchema';
import { parseFormSchema } from './parseFormSchema';
import { readFormContext } from './readFormContext';
import { readFormPost } from './readFormPost';
import { sentValues } from './serialiseValues';
import { summariseForm } from './summariseValue';
import { toFormValues } from './toFieldValue';
import { validateForm } from './validateForm';

const described = {
  formId: 'party',
  fields: [
    { type: 'email', id: 'email', title: 'E-mail' },
    {
      type: 'rows',
      id: 'guests',
      title: 'Guest',
      min: 1,
      max: 3,
      fields: [
        { type: 'text', id: 'name', title: 'Name', required: true },
        { type: 'radio', id: 'meal', title: 'Meal', options: ['Fish', 'None'] },
        {
          type: 'text',
          id: 'wish',
          title: 'Wish',
          conditions: [{ field: 'meal', test: 'is', value: 'None' }],
        },
      ],
    },
  ],
};
const schema: FormSchema = parseFormSchema(described);

describe('rows', () => {
  it('[FRM-28a] writes out a field for each entry of each row that there may be', () => {
    expect(schema.fields.map(({ id }) => id)).toEqual([
      ...['email', 'guests'],
      ...['guests.1.name', 'guests.1.meal', 'guests.1.wish'],
      ...['guests.2.name', 'guests.2.meal', 'guests.2.wish'],
      ...['guests.3.name', 'guests.3.meal', 'guests.3.wish'],
    ]);
    // A description that our own renderer has written into a page is read unchanged.
    expect(readFormContext(JSON.parse(JSON.stringify(schema)))).toEqual(schema);
  });

  it('[FRM-28a] checks and sends the rows that the number reaches, by names that say the row', () => {
    const values = toFormValues(schema, { guests: '2', 'guests.1.name': 'Ada' });
    expect(validateForm(schema, values)).toEqual({
      'guests.2.name': 'Guest 2: Name is required.',
    });
    expect(Object.keys(sentValues(schema, values))).toEqual([
      ...['email', 'guests', 'guests.1.name', 'guests.1.meal', 'guests.2.name', 'guests.2.meal'],
    ]);
    expect(summariseForm(schema, values).map(({ title }) => title)).toEqual([
      ...['E-mail', 'Guest', 'Guest 1: Name', 'Guest 1: Meal', 'Guest 2: Name', 'Guest 2: Meal'],
    ]);
  });

  it('[FRM-28a] starts with the fewest rows, and lets a condition look within its row', () => {
    const empty = toFormValues(schema, {});
    expect(empty['guests']).toBe('1');
    const values = { ...empty, 'guests.1.name': 'Ada', 'guests.1.meal': 'None' };
    expect(Object.keys(sentValues(schema, values))).toContain('guests.1.wish');
    expect(Object.keys(sentValues(schema, empty))).not.toContain('guests.1.wish');
  });

  it.each([['0'], ['4'], ['many'], ['-1'], ['1.5']])(
    '[FRM-28a] refuses %s rows, whatever a submission says',
    (guests) => {
      const values = { ...toFormValues(schema, {}), guests, 'guests.1.name': 'Ada' };
      expect(validateForm(schema, values)['guests']).toBe('Enter a number from 1 to 3.');
    },
  );

  it('[FRM-28d] counts rows that are filled in without a script, up to the last of them', () => {
    const posted = [
      ['fields.guests', '1'],
      ['fields.guests%2E1%2Ename', 'Ada'],
      ['fields.guests%2E3%2Ename', 'Grace'],
    ] as const;
    const values = readFormPost(schema, posted);
    expect(values['guests']).toBe('3');
    expect(sentValues(schema, values)).toMatchObject({ 'guests.3.name': 'Grace' });
    expect(validateForm(schema, values)).toEqual({ 'guests.2.name': 'Guest 2: Name is required.' });
  });

  it.each([
    [{ fields: [] }, 'needs at least one entry in fields'],
    [{ fields: [{ type: 'rows', id: 'a', title: 'A', fields: [] }] }, 'entry in fields'],
    [{ fields: [{ type: 'section', id: 'a', title: 'A' }] }, 'cannot stand in one'],
    [{ fields: [{ type: 'text', id: 'a' }] }, 'needs a title'],
    [{ max: 51 }, 'no number of rows'],
    [{ min: 1.5 }, 'no number of rows'],
    [{ min: 3, max: 2 }, 'min above its max'],
  ])('[FRM-28a] refuses %j', (wrong, problem) => {
    const [email, rows] = described.fields;
    expect(() => parseFormSchema({ formId: 'f', fields: [email, { ...rows, ...wrong }] })).toThrow(
      problem,
    );
  });
});
