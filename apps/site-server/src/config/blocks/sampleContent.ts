import { isDeepStrictEqual } from 'node:util';
import {
  blockKinds,
  currentSettings,
  type BlockKind,
  type SettingsSchema,
} from '@plinth/site-blocks';
import { eachSetting } from '../links/eachSetting';
import { isObject, objectOf } from './objectOf';

type Settings = Readonly<Record<string, unknown>>;

/** An unchanged text from a new block or a new entry. */
export interface SampleText {
  path: readonly string[];
  text: string;
}

/**
 * Finds the unchanged parts of a new block: the whole block, or entries of its lists, each by its first text. The
 * labels of a form's fields are meant to be used unchanged.
 */
export function sampleTexts(kind: BlockKind, settings: Settings): SampleText[] {
  if ('formId' in kind.settings) return [];
  const example = currentSettings(kind, kind.example);
  if (isDeepStrictEqual(settings, example)) return firstText(kind.settings, settings);
  return Object.entries(kind.settings).flatMap(([name, setting]) => {
    const value = settings[name];
    if (setting.type !== 'list' || !Array.isArray(value)) return [];
    const given = example[name];
    const samples: unknown[] = [
      ...(Array.isArray(given) ? (given as unknown[]) : []),
      setting.blank,
    ];
    return value.flatMap((entry: unknown, at) =>
      samples.some((one) => isDeepStrictEqual(one, entry))
        ? firstText(setting.fields, objectOf(entry)).map((found) => ({
            ...found,
            path: [name, String(at), ...found.path],
          }))
        : [],
    );
  });
}

function firstText(schema: SettingsSchema, settings: Settings): SampleText[] {
  for (const { setting, value, path } of eachSetting(schema, settings)) {
    const isText = setting.type === 'line' || setting.type === 'text' || setting.type === 'html';
    if (isText && typeof value === 'string' && value !== '')
      return [{ path, text: value.replace(/<[^>]*>/g, ' ').trim() }];
  }
  return [];
}

const sampleAlts: ReadonlySet<unknown> = new Set(
  blockKinds.flatMap(({ example, settings }) => [...altsIn(example), ...altsOfBlanks(settings)]),
);

/** Whether a description of a picture comes from a new block or a new entry: it describes the sample's picture. */
export const isSampleAlt = (alt: unknown): boolean => sampleAlts.has(alt);

function* altsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value as unknown[]) yield* altsIn(one);
  else if (isObject(value))
    for (const [name, one] of Object.entries(value))
      if (name === 'alt' && typeof one === 'string') yield one;
      else yield* altsIn(one);
}

function altsOfBlanks(schema: SettingsSchema): string[] {
  return Object.values(schema).flatMap((setting) => {
    if (setting.type === 'list') return [...altsIn(setting.blank), ...altsOfBlanks(setting.fields)];
    return setting.type === 'group' ? altsOfBlanks(setting.fields) : [];
  });
}
