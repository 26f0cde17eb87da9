import type { Setting, SettingsSchema } from '@plinth/site-blocks';
import { objectOf } from '../blocks/objectOf';

/** A leaf setting, with its stored value and its path. */
export interface FoundSetting {
  setting: Exclude<Setting, { type: 'group' | 'list' }>;
  value: unknown;
  path: readonly string[];
}

/** Every leaf setting of a schema with its stored value, including those in groups and list entries. */
export function* eachSetting(
  schema: SettingsSchema,
  settings: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): Generator<FoundSetting> {
  for (const [name, setting] of Object.entries(schema)) {
    const value = settings[name];
    const here = [...path, name];
    if (setting.type === 'group') yield* eachSetting(setting.fields, objectOf(value), here);
    else if (setting.type === 'list') {
      const entries: readonly unknown[] = Array.isArray(value) ? value : [];
      for (const [at, entry] of entries.entries())
        yield* eachSetting(setting.fields, objectOf(entry), [...here, String(at)]);
    } else yield { setting, value, path: here };
  }
}
