import type { Setting, SettingsSchema, StoredSettings } from '@plinth/site-blocks';
import { objectOf } from './objectOf';

/**
 * A button of a list: `add`, or `remove`, `up` or `down` with the place of an entry. `show` changes nothing: it shows
 * the settings of a choice that was made without a script.
 */
export interface ListChange {
  /** The path to the list: names of settings and positions of entries. */
  path: readonly string[];
  kind: 'add' | 'remove' | 'up' | 'down' | 'show';
  index: number;
}

/** A removed entry of a list, and its place there. */
export interface RemovedEntry extends Pick<ListChange, 'path' | 'index'> {
  entry: unknown;
}

/** `add items`, `up items.1.fields 2`: the value of a list's button. */
export const listChangeValue = ({ kind, path, index }: ListChange): string =>
  [kind, path.join('.'), index].join(' ');

export function readListChange(value: string | null): ListChange | undefined {
  const [, kind, path, index] = /^(add|remove|up|down|show) (\S+) (\d+)$/.exec(value ?? '') ?? [];
  return kind && path
    ? { kind: kind as ListChange['kind'], path: path.split('.'), index: Number(index) }
    : undefined;
}

/** The entry that a change removes from its list, so that it can be restored. */
export function removedEntry(
  settings: StoredSettings,
  { kind, path, index }: ListChange,
): RemovedEntry | undefined {
  const list = path.reduce<unknown>(
    (value, name) => (Object(value) as Record<string, unknown>)[name],
    settings,
  );
  return kind === 'remove' && Array.isArray(list) && index < list.length
    ? { path, index, entry: list[index] as unknown }
    : undefined;
}

/** The value of the button that restores a removed entry. */
export const restoreAction = 'bring-back';

/** Reads the removed entry from the form that offers to restore it; `undefined` unless its button was pressed. */
export function readRestoredEntry(posted: URLSearchParams): RemovedEntry | undefined {
  if (posted.get('do') !== restoreAction) return undefined;
  try {
    const { path, index, entry } = objectOf(JSON.parse(posted.get('removed') ?? ''));
    return Array.isArray(path) && Number.isInteger(index)
      ? { path: path.map(String), index: Number(index), entry }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The settings of a block after a list's button was pressed; unchanged if the button names no list of the schema. */
export function changeList(
  schema: SettingsSchema,
  settings: StoredSettings,
  change: ListChange & { entry?: unknown },
): StoredSettings {
  const [name = '', ...rest] = change.path;
  const setting = Object.hasOwn(schema, name) ? schema[name] : undefined;
  if (setting?.type === 'group') {
    const inner = changeList(setting.fields, objectOf(settings[name]), { ...change, path: rest });
    return { ...settings, [name]: inner };
  }
  if (setting?.type !== 'list') return settings;
  const entries: readonly unknown[] = Array.isArray(settings[name]) ? settings[name] : [];
  if (rest.length === 0)
    return { ...settings, [name]: changed(entries, newEntry(setting, entries), change) };
  const [at = '', ...path] = rest;
  const inner = changeList(setting.fields, objectOf(entries[Number(at)]), { ...change, path });
  return { ...settings, [name]: entries.map((entry, i) => (i === Number(at) ? inner : entry)) };
}

/**
 * A new entry, without sample content that could be published by mistake: without the sample's picture, and with a
 * unique id and no label for a new field.
 */
function newEntry(
  { fields, blank }: Extract<Setting, { type: 'list' }>,
  entries: readonly unknown[],
): StoredSettings {
  if (Object.values(fields).some(({ type }) => type === 'picture')) return {};
  if (typeof blank['id'] !== 'string') return blank;
  const taken = new Set(entries.map((entry) => objectOf(entry)['id']));
  let number = entries.length + 1;
  while (taken.has(`field-${number}`)) number += 1;
  return { ...blank, id: `field-${number}`, title: '' };
}

function changed(
  entries: readonly unknown[],
  blank: StoredSettings,
  { kind, index, entry }: ListChange & { entry?: unknown },
): readonly unknown[] {
  if (kind === 'add' && entry !== undefined) return entries.toSpliced(index, 0, entry);
  if (kind === 'add') return [...entries, { ...blank }];
  if (index >= entries.length || kind === 'show') return entries;
  if (kind === 'remove') return entries.toSpliced(index, 1);
  const other = kind === 'up' ? index - 1 : index + 1;
  if (other < 0 || other >= entries.length) return entries;
  return entries.with(index, entries[other]).with(other, entries[index]);
}

/**
 * Adds an entry for each picture, starting at the position of the pressed button.
 * @param sources addresses of the pictures; if empty, one entry is added
 */
export function addPictures(
  schema: SettingsSchema,
  settings: StoredSettings,
  { change, sources }: { change: ListChange; sources: readonly string[] },
): StoredSettings {
  const fields = Object.entries(listAt(schema, change.path)?.fields ?? {});
  const name = fields.find(([, { type }]) => type === 'picture')?.[0];
  if (name === undefined || sources.length === 0 || change.kind !== 'add')
    return changeList(schema, settings, change);
  return sources
    .slice(0, maxPicturesAtOnce)
    .reduce(
      (after, src, at) =>
        changeList(schema, after, { ...change, index: change.index + at, entry: { [name]: src } }),
      settings,
    );
}

/** More pictures than anyone chooses at once for a gallery. */
const maxPicturesAtOnce = 200;

/** The list at a path of setting names and entry positions. */
function listAt(
  schema: SettingsSchema,
  [name = '', ...rest]: readonly string[],
): Extract<Setting, { type: 'list' }> | undefined {
  const setting = Object.hasOwn(schema, name) ? schema[name] : undefined;
  if (setting?.type === 'group') return listAt(setting.fields, rest);
  if (setting?.type !== 'list') return undefined;
  return rest.length === 0 ? setting : listAt(setting.fields, rest.slice(1));
}
