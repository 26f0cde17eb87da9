import { cutText } from '@plinth/site-model';
import type { Setting, SettingsSchema, SettingValues, ValueOf } from './setting';

/** One setting with an unusable stored value. */
export interface SettingProblem {
  /**
   * Names of the setting and of those around it; entries of a list count from 0: `['items', '2',
   * 'title']`.
   */
  path: readonly string[];
  setting: Setting;
  isMissing: boolean;
  /** A message for developers: `"items 3 title" is 7, but must be a text.` */
  message: string;
}

/** The settings of a block for a renderer. */
export interface ReadSettings<Schema extends SettingsSchema> {
  values: SettingValues<Schema>;
  /** The settings with unusable stored values; `values` has their fallbacks. */
  problems: readonly SettingProblem[];
  /**
   * Whether every required setting of the block itself is usable; otherwise there is nothing to
   * show.
   */
  isComplete: boolean;
}

/**
 * Reads stored settings by a schema ([BLO-1]): an unusable value gets its fallback, field by field,
 * and is reported once. A number may be stored as text, a flag as `"true"`; a number beyond its
 * bounds becomes the nearest bound. Unknown settings are left out.
 * @param stored settings of any shape, from a database or from an older page
 * @example
 * readSettings(quote.settings, { quote: 'Clay remembers.', source: 7 })
 * // values: { quote: 'Clay remembers.', source: '' }, isComplete: true,
 * // problems: [{ path: ['source'], message: '"source" is 7, but must be a text.', … }]
 */
export function readSettings<Schema extends SettingsSchema>(
  schema: Schema,
  stored: unknown,
): ReadSettings<Schema> {
  const problems: SettingProblem[] = [];
  const values = readFields(schema, stored, { path: [], problems });
  const isComplete = !problems.some(
    ({ path, setting }) => path.length === 1 && 'required' in setting && setting.required,
  );
  return { values, problems, isComplete };
}

/** The values of all settings in a block that stores none. */
export const defaultSettings = <Schema extends SettingsSchema>(
  schema: Schema,
): SettingValues<Schema> => readFields(schema, {}, { path: [], problems: [] });

interface Place {
  path: readonly string[];
  problems: SettingProblem[];
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
      path: [...place.path, name],
    }),
  ]);
  return Object.fromEntries(entries) as SettingValues<Schema>;
}

function readSetting(setting: Setting, stored: unknown, place: Place): ValueOf<Setting> {
  const { path, problems } = place;
  const isMissing = stored === undefined || stored === null;
  const refuse = (demand: string): void => {
    // For readers the count starts at 1.
    const name = path.map((part) => (/^\d+$/.test(part) ? Number(part) + 1 : part)).join(' ');
    const message = `"${name}" is ${describe(stored)}, but must be ${demand}.`;
    problems.push({ path, setting, isMissing, message });
  };
  if (isMissing && 'required' in setting && setting.required)
    refuse(setting.type === 'list' ? 'a list' : 'a text');
  switch (setting.type) {
    case 'group': {
      if (!isMissing && !isObject(stored)) refuse('an object');
      return readFields(setting.fields, stored, place);
    }
    case 'list': {
      if (!isMissing && !Array.isArray(stored)) refuse('a list');
      const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
      return entries.map((entry, index) =>
        readFields(setting.fields, entry, { path: [...path, String(index)], problems }),
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

/** A stored value for a message; a long value is cut. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  const written = JSON.stringify(value) ?? typeof value;
  return written.length > 60 ? `${cutText(written, 60)}…` : written;
}
