import type { SiteDefinition } from '@plinth/site-renderer';

/** A site's definition as it is stored, or as a page knows it. */
export type StoredDefinition = Readonly<Record<string, unknown>> & Partial<SiteDefinition>;

/** A part of a site's definition that its owner saves as one form, in versions. */
export interface DefinitionPart<Settings extends object> {
  /** The part of the area: its address, its rights and its messages. */
  part: 'cookies' | 'settings' | 'redirects';
  /** Names its versions. */
  subject: string;
  settingsOf(definition: StoredDefinition): Settings;
  /** Writes them into a definition; other fields stay. */
  withSettings(definition: StoredDefinition, settings: Settings): Record<string, unknown>;
}
