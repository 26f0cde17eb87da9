import type { Setting, SettingsSchema, SettingValues, ValueOf } from './setting';

/** The settings of a block as a renderer uses them. */
export interface ReadSettings<Schema extends SettingsSchema> {
  values: SettingValues<Schema>;
  /** One sentence for each setting whose stored value cannot be used; its fallback stands in `values`. */
  problems: readonly string[];
  /** Whether every required setting of the block itself can be used; without one there is nothing to show. */
  isComplete: boolean;
}

/**
 * Reads stored settings by a schema (BLO-1): a value that cannot be used falls back, field by field, and is named once.
 * A number may be stored as text, a flag as `"true"`; a number beyond its bounds becomes the nearest one within them.
 * Settings that the schema does not know are left out.
 * @param stored settings of any shape, as they come from a database or from a page of another time
 * @example
 * readSettings(quote.settings, { quote: 'Clay remembers.', source: 7 })
 * // values: { quote: 'Clay remembers.', source: '' }, problems: ['"source" is 7, but must be a text.'], isComplete: true
 */
export function readSettings<Schema extends SettingsSchema>(
  schema: Schema,
  stored: unknown,
): ReadSettings<Schema> {
  const problems: string[] = [];
  const values = readFields(schema, stored, { path: '', problems });
  const isComplete = Object.entries(schema).every(
    ([name, setting]) =>
      !('required' in setting && setting.required) ||
      !problems.some((problem) => problem.startsWith(`"${name}" `)),
  );
  return { values, problems, isComplete };
}

/** The value of every setting in a block that stores none. */
export const defaultSettings = <Schema extends SettingsSchema>(
  schema: Schema,
): SettingValues<Schema> => readFields(schema, {}, { path: '', problems: [] });

interface Place {
  /** Names of the settings around, such as `items 2 `. */
  path: string;
  problems: string[];
}

function readFields<Schema extends SettingsSchema>(
  schema: Schema,
  stored: unknown,
  place: Place,
): SettingValues<Schema> {
  const source = isObject(stored) ? stored : {};
  const entries = Object.entries(schema).map(([name, setting]) => [
    name,
    readSetting(setting, Object.hasOwn(source, name) ? source[name] : undefined, {
      ...place,
      path: place.path + name,
    }),
  ]);
  return Object.fromEntries(entries) as SettingValues<Schema>;
}

function readSetting(setting: Setting, stored: unknown, place: Place): ValueOf<Setting> {
  const refuse = (demand: string): void => {
    place.problems.push(`"${place.path}" is ${describe(stored)}, but must be ${demand}.`);
  };
  const isMissing = stored === undefined || stored === null;
  if (isMissing && 'required' in setting && setting.required)
    refuse(setting.type === 'list' ? 'a list' : 'a text');
  switch (setting.type) {
    case 'group': {
      if (!isMissing && !isObject(stored)) refuse('an object');
      return readFields(setting.fields, stored, { ...place, path: `${place.path} ` });
    }
    case 'list': {
      if (!isMissing && !Array.isArray(stored)) refuse('a list');
      const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
      return entries.map((entry, index) =>
        readFields(setting.fields, entry, { ...place, path: `${place.path} ${index + 1} ` }),
      );
    }
    case 'lines': {
      if (isMissing) return setting.fallback;
      if (Array.isArray(stored) && stored.every((entry) => typeof entry === 'string'))
        return stored;
      refuse('a list of texts');
      return setting.fallback;
    }
    case 'flag': {
      if (isMissing) return setting.fallback;
      if (stored === true || stored === 'true') return true;
      if (stored !== false && stored !== 'false') refuse('true or false');
      return stored === false || stored === 'false' ? false : setting.fallback;
    }
    case 'number': {
      const { min, max, fallback } = setting;
      if (isMissing || stored === '') return fallback;
      const number = typeof stored === 'string' ? Number(stored) : stored;
      const isNumber = typeof number === 'number' && Number.isFinite(number);
      if (!isNumber || number < min || number > max) refuse(`a number from ${min} to ${max}`);
      return isNumber ? Math.min(max, Math.max(min, number)) : fallback;
    }
    case 'choice': {
      const { options, fallback } = setting;
      if (isMissing || stored === '') return fallback;
      const option = options.find((one) => one === stored);
      if (option === undefined) refuse(`one of ${options.join(', ')}`);
      return option ?? fallback;
    }
    default: {
      if (typeof stored === 'string') return stored;
      if (!isMissing) refuse('a text');
      return setting.fallback;
    }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value in a sentence; a long one is cut. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  const written = JSON.stringify(value) ?? typeof value;
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
}
