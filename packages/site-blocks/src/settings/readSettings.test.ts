import { describe, expect, it } from 'vitest';
import { choice, flag, group, line, lines, list, number } from './builders';
import { defaultSettings, readSettings } from './readSettings';

const texts = { label: { en: 'A', de: 'A' }, help: { en: 'B', de: 'B' } };
const schema = {
  title: line({ ...texts, required: true }),
  columns: number({ ...texts, min: 1, max: 6, fallback: 3 }),
  gap: number({ ...texts, min: 0, max: 80, fallback: undefined }),
  wide: flag({ ...texts, fallback: true }),
  side: choice({ ...texts, labels: { left: texts.label, right: texts.label } }),
  tags: lines(texts),
  place: group({ ...texts, fields: { town: line(texts) } }),
  items: list({ ...texts, entry: texts.label, fields: { text: line(texts), on: flag(texts) } }),
};

describe('readSettings', () => {
  it('[BLO-1] gives the stored value of each setting', () => {
    const stored = {
      title: 'Bowls',
      columns: 2,
      gap: 0,
      wide: false,
      side: 'right',
      tags: ['a', 'b'],
      place: { town: 'Bourne' },
      items: [{ text: 'x', on: true }],
    };
    expect(readSettings(schema, stored)).toEqual({
      values: stored,
      problems: [],
      isComplete: true,
    });
  });

  it('[BLO-1] falls back where nothing is stored', () => {
    expect(readSettings(schema, { title: 'Bowls' })).toEqual({
      values: {
        title: 'Bowls',
        columns: 3,
        gap: undefined,
        wide: true,
        side: 'left',
        tags: [],
        place: { town: '' },
        items: [],
      },
      problems: [],
      isComplete: true,
    });
    expect(defaultSettings(schema).columns).toBe(3);
  });

  it('[BLO-2] falls back field by field, and names what cannot be used', () => {
    const { values, problems } = readSettings(schema, {
      columns: 'many',
      wide: 'perhaps',
      side: 'up',
      tags: [1],
      place: 7,
      items: [{ text: 'x' }, { text: 9 }],
    });
    expect(values).toMatchObject({ title: '', columns: 3, wide: true, side: 'left', tags: [] });
    expect(values.items).toEqual([
      { text: 'x', on: false },
      { text: '', on: false },
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      '"title" is missing, but must be a text.',
      '"columns" is "many", but must be a number from 1 to 6.',
      '"wide" is "perhaps", but must be true or false.',
      '"side" is "up", but must be one of left, right.',
      '"tags" is [1], but must be a list of texts.',
      '"place" is 7, but must be an object.',
      '"items 2 text" is 9, but must be a text.',
    ]);
    expect(problems.at(-1)).toMatchObject({ path: ['items', '1', 'text'], isMissing: false });
  });

  it('[BLO-2] is incomplete without a required setting of the block itself, not of an entry', () => {
    const required = {
      items: list({
        ...texts,
        entry: texts.label,
        fields: { text: line({ ...texts, required: true }) },
      }),
    };
    expect(readSettings(required, { items: [{}] })).toMatchObject({ isComplete: true });
    expect(readSettings(schema, { title: 7 })).toMatchObject({ isComplete: false });
    expect(readSettings(schema, {})).toMatchObject({ isComplete: false });
  });

  it('[BLO-3] takes numbers and flags that are stored as texts, and keeps numbers within their bounds', () => {
    const { values, problems } = readSettings(schema, {
      title: 'T',
      columns: '4',
      wide: 'false',
      gap: 900,
    });
    expect(values).toMatchObject({ columns: 4, wide: false, gap: 80 });
    expect(problems.map(({ message }) => message)).toEqual([
      '"gap" is 900, but must be a number from 0 to 80.',
    ]);
  });

  it('[BLO-3] takes the ends of the bounds, texts for both flags, and an empty text for nothing', () => {
    const read = (stored: object) => {
      const { values, problems } = readSettings(schema, { title: 'T', ...stored });
      return [values, problems.map(({ message }) => message)];
    };
    expect(read({ columns: 1, gap: 80, wide: 'true' })).toMatchObject([
      { columns: 1, gap: 80, wide: true },
      [],
    ]);
    expect(read({ columns: 0 })).toMatchObject([
      { columns: 1 },
      ['"columns" is 0, but must be a number from 1 to 6.'],
    ]);
    expect(read({ columns: true })).toMatchObject([
      { columns: 3 },
      ['"columns" is true, but must be a number from 1 to 6.'],
    ]);
    for (const nothing of ['', null, undefined])
      expect(read({ columns: nothing, gap: nothing, side: nothing })).toMatchObject([
        { columns: 3, gap: undefined, side: 'left' },
        [],
      ]);
    expect(readSettings({ on: flag(texts) }, { on: 'true' }).values).toEqual({ on: true });
  });

  it('[BLO-2] says what a list must be, counts entries from 1, and cuts a long value', () => {
    const read = (stored: object) =>
      readSettings(schema, { title: 'T', ...stored }).problems.map(({ message }) => message);
    expect(read({ items: 'x', tags: ['a', 1] })).toEqual([
      '"tags" is ["a",1], but must be a list of texts.',
      '"items" is "x", but must be a list.',
    ]);
    const items = Array.from({ length: 12 }, (_, at) => ({ text: at === 11 ? 9 : 'x' }));
    expect(read({ items })).toEqual(['"items 12 text" is 9, but must be a text.']);
    const named = readSettings({ size2: line(texts), 2: line(texts) }, { size2: 7, 2: 7 });
    expect(named.problems.map(({ message }) => message)).toEqual([
      '"3" is 7, but must be a text.',
      '"size2" is 7, but must be a text.',
    ]);
    // With its quotation marks.
    const written = (length: number) => read({ side: 'a'.repeat(length - 2) })[0];
    expect(written(60)).toContain(`is "${'a'.repeat(58)}", but`);
    expect(written(61)).toContain(`is "${'a'.repeat(59)}…, but`);
  });

  it('[BLO-2] says that a required list is missing', () => {
    const entries = { ...texts, entry: texts.label, fields: { text: line(texts) } };
    const required = { items: { ...list(entries), required: true } as const };
    const { problems, isComplete } = readSettings(required, {});
    expect(problems.map(({ message }) => message)).toEqual([
      '"items" is missing, but must be a list.',
    ]);
    expect(isComplete).toBe(false);
  });

  it('[BLO-1] takes no setting from the prototype of an object', () => {
    const { values } = readSettings({ constructor: line(texts), toString: line(texts) }, {});
    expect(values).toEqual({ constructor: '', toString: '' });
  });

  it.each([undefined, null, 7, 'text', [], [[]]])('[BLO-2] reads %j as no settings', (stored) => {
    expect(readSettings(schema, stored).values).toEqual(defaultSettings(schema));
  });
});
