import type { Setting, SettingsSchema, StoredSettings } from '@plinth/site-blocks';
import { readPostedLink } from '../links/linkKinds';
import { isObject, objectOf } from './objectOf';
import { settingName } from './settingName';
import { canShow, shownText, type TextualSetting } from './shownText';

interface Posted<Stored> {
  posted: URLSearchParams;
  /** The value that the form was made from. */
  stored: Stored;
  /** The names above the value, from the block's settings down. */
  path?: readonly string[];
}

/**
 * Reads the settings of a block from its posted form. Settings that the form does not show stay unchanged, and so do
 * values that its fields cannot show. An empty field removes a setting, so that its fallback applies.
 */
export function readPostedSettings(
  schema: SettingsSchema,
  { posted, stored, path = [] }: Posted<StoredSettings>,
): Record<string, unknown> {
  const settings: Record<string, unknown> = { ...stored };
  for (const [name, setting] of Object.entries(schema)) {
    const value = readPosted(setting, { posted, stored: stored[name], path: [...path, name] });
    if (value === undefined) delete settings[name];
    else settings[name] = value;
  }
  return settings;
}

function readPosted(setting: Setting, { posted, stored, path = [] }: Posted<unknown>): unknown {
  const name = settingName(path);
  switch (setting.type) {
    case 'group': {
      const group = readPostedSettings(setting.fields, { posted, stored: objectOf(stored), path });
      if (Object.keys(group).length > 0) return group;
      return isObject(stored) ? undefined : stored;
    }
    case 'list': {
      const before: readonly unknown[] = Array.isArray(stored) ? stored : [];
      const keys = posted.getAll(`${name}.entry`);
      if (keys.length === 0 && !Array.isArray(stored)) return stored;
      return keys.map((key) => {
        const entry = before[Number(key)];
        const fields = readPostedSettings(setting.fields, {
          posted,
          stored: objectOf(entry),
          path: [...path, key],
        });
        return isObject(entry) || Object.keys(fields).length > 0 ? fields : entry;
      });
    }
    case 'flag': {
      const isOn = posted.has(name);
      return isOn !== setting.fallback || stored !== undefined ? isOn : undefined;
    }
    default: {
      // Browsers send line breaks as CR and LF.
      const text = (posted.get(name) ?? '').replaceAll('\r\n', '\n');
      if (setting.type === 'link' && canShow(setting, stored))
        return readText(setting, readPostedLink(posted, name, stored), stored);
      if (!canShow(setting, stored) && text === shownText(setting, stored)) return stored;
      return readText(setting, text, stored);
    }
  }
}

function readText(setting: TextualSetting, text: string, stored: unknown): unknown {
  switch (setting.type) {
    case 'lines': {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.length > 0 ? lines : undefined;
    }
    case 'number': {
      if (text.trim() === '') return undefined;
      const number = Number(text);
      return Number.isNaN(number) ? text : number;
    }
    case 'choice':
      return text === '' || (text === setting.fallback && stored === undefined) ? undefined : text;
    default:
      return text === '' && !(setting.required && stored !== undefined) ? undefined : text;
  }
}
