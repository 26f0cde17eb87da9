import type { Setting, SettingsSchema } from '@plinth/site-blocks';
import { settingName } from './settingName';

type Stored = Readonly<Record<string, unknown>>;

/**
 * The settings of a block as its form was sent. Settings that the form does not show stay as they are. An empty field
 * takes a setting away, so that its fallback holds.
 * @param stored the settings that the form was made from
 */
export function readPostedSettings(
  schema: SettingsSchema,
  posted: URLSearchParams,
  stored: Stored,
  path: readonly string[] = [],
): Record<string, unknown> {
  const settings: Record<string, unknown> = { ...stored };
  for (const [name, setting] of Object.entries(schema)) {
    const value = readPosted(setting, posted, stored[name], [...path, name]);
    if (value === undefined) delete settings[name];
    else settings[name] = value;
  }
  return settings;
}

function readPosted(
  setting: Setting,
  posted: URLSearchParams,
  stored: unknown,
  path: readonly string[],
): unknown {
  const name = settingName(path);
  // Browsers send line ends as CR and LF.
  const text = (posted.get(name) ?? '').replaceAll('\r\n', '\n');
  switch (setting.type) {
    case 'group': {
      const group = readPostedSettings(setting.fields, posted, objectOf(stored), path);
      return Object.keys(group).length > 0 ? group : undefined;
    }
    case 'list': {
      const before: readonly unknown[] = Array.isArray(stored) ? stored : [];
      return posted
        .getAll(`${name}.entry`)
        .map((key) =>
          readPostedSettings(setting.fields, posted, objectOf(before[Number(key)]), [...path, key]),
        );
    }
    case 'lines': {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.length > 0 ? lines : undefined;
    }
    case 'flag': {
      const isOn = posted.has(name);
      return isOn !== setting.fallback || stored !== undefined ? isOn : undefined;
    }
    case 'number': {
      if (text.trim() === '') return undefined;
      const number = Number(text);
      return Number.isNaN(number) ? text : number;
    }
    case 'choice':
      return text === '' || (text === setting.fallback && stored === undefined) ? undefined : text;
    default:
      return text === '' && !('required' in setting && setting.required && stored !== undefined)
        ? undefined
        : text;
  }
}

const objectOf = (value: unknown): Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};
