import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentSettings } from './blockKind';
import { blockIdentity, findBlockKind } from './blockKinds';
import { blockKinds } from './blockKinds.generated';
import { readSettings } from './settings/readSettings';
import type { LocalText, Setting, SettingsSchema } from './settings/setting';

const textsOf = ({ label, help, ...setting }: Setting): LocalText[] => [
  label,
  help,
  ...('entry' in setting ? [setting.entry] : []),
  ...('labels' in setting ? Object.values(setting.labels) : []),
  ...('fields' in setting ? textsOfSchema(setting.fields) : []),
];
const textsOfSchema = (schema: SettingsSchema): LocalText[] =>
  Object.values(schema).flatMap(textsOf);

it('[BLO-4] lists a kind for each block file of the folders, and no name or number twice', () => {
  const files = readdirSync(new URL('kinds', import.meta.url), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('block.ts'));
  expect(blockKinds).toHaveLength(files.length);
  for (const values of [
    blockKinds.map(({ kind }) => kind),
    blockKinds.flatMap(({ types }) => types.map(String)),
  ])
    expect(new Set(values).size).toBe(values.length);
});

it('[BLO-4] stores a block by the number of its kind, else by its name', () => {
  for (const kind of blockKinds) {
    const { type, definitionName } = blockIdentity(kind);
    expect(findBlockKind(type, definitionName)).toBe(kind);
  }
  expect(blockIdentity({ kind: 'glaze-card', types: [] })).toEqual({
    type: 1337,
    definitionName: 'glaze-card',
  });
});

it('[BLO-4] finds a kind by the number of a stored block', () => {
  expect(findBlockKind(31)?.kind).toBe('quote');
  expect(findBlockKind(99_999)).toBeUndefined();
  expect(findBlockKind(1337, 'Quote')?.kind).toBe('quote');
  expect(findBlockKind(1337)).toBeUndefined();
});

it('[BLO-9] says which kinds need a shop, a collection or a cart', () => {
  expect(blockKinds.filter(({ needsServer }) => needsServer).map(({ kind }) => kind)).toEqual([
    ...['cart', 'checkout', 'order-confirmed', 'products', 'summary'],
  ]);
});

it('[BLO-10] says of each collection that an editor can offer it', () => {
  for (const { settings } of blockKinds) {
    const { collectionId } = settings;
    if (collectionId) expect(collectionId).toMatchObject({ type: 'line', holds: 'collection' });
  }
});

it.each([
  [
    'sociallinks',
    { links: ['https://a.example', { profileUrl: 'https://b.example', label: 'B' }] },
    { links: [{ url: 'https://a.example' }, { url: 'https://b.example', label: 'B' }] },
  ],
  ['map', { style: 2, theirs: 1 }, { style: 'grayscale', theirs: 1 }],
  ['image', { variant: '1017' }, { variant: 'stack' }],
  ['image', { variant: 'card' }, { variant: 'card' }],
  ['quote', { quote: 'Clay' }, { quote: 'Clay' }],
])(
  '[BLO-7] brings earlier settings of %s into the shape of today, and only those',
  (name, stored, now) => {
    const kind = blockKinds.find(({ kind }) => kind === name)!;
    expect(currentSettings(kind, stored)).toEqual(now);
    expect(currentSettings(kind, now)).toEqual(now);
  },
);

describe.each(blockKinds.map((kind) => [kind.kind, kind] as const))('%s', (_, kind) => {
  it('[BLO-5] names each setting and each option, and says what a setting does, in both languages', () => {
    for (const { en, de } of [kind.name, ...textsOfSchema(kind.settings)]) {
      expect(en).toMatch(/\S/);
      expect(de).toMatch(/\S/);
    }
  });

  it('[BLO-6] begins with settings that its schema takes', () => {
    expect(readSettings(kind.settings, kind.example).problems).toEqual([]);
  });

  it('[BLO-6] begins a new entry of a list with settings that its schema takes', () => {
    const check = (schema: SettingsSchema): void => {
      for (const setting of Object.values(schema)) {
        if (!('fields' in setting)) continue;
        if (setting.type === 'list')
          expect(readSettings(setting.fields, setting.blank).problems).toEqual([]);
        check(setting.fields);
      }
    };
    check(kind.settings);
  });
});
