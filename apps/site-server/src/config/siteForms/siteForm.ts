import type { LocalText, SettingsSchema, StoredSettings } from '@plinth/site-blocks';
import type { StoredDefinition } from '../definition/definitionPart';

/** A part of a site's definition as a form, which is derived from a schema like that of a block. */
export interface SiteForm {
  /** The end of its address. */
  name: string;
  title: LocalText;
  what: LocalText;
  schema: SettingsSchema;
  read(definition: StoredDefinition): StoredSettings;
  /** Writes the settings into a definition; other fields stay. */
  write(definition: StoredDefinition, settings: StoredSettings): Record<string, unknown>;
}

export const group = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Names with their values, without empty ones. */
export const filled = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );

/** A definition with some changed website settings; an undefined one is removed. */
export function withWebsite(
  definition: Readonly<Record<string, unknown>>,
  changed: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kept = Object.entries(group(definition['websiteSettings'])).filter(
    ([name]) => !Object.hasOwn(changed, name),
  );
  return { ...definition, websiteSettings: { ...Object.fromEntries(kept), ...filled(changed) } };
}
