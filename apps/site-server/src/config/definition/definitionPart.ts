import type { SiteDefinition } from '@plinth/site-renderer';

/** A site's definition, either as stored or as loaded for a request. */
export type StoredDefinition = Readonly<Record<string, unknown>> & Partial<SiteDefinition>;

/** A part of a site's definition that its owner saves as one form, in versions. */
export interface DefinitionPart<Settings extends object> {
  /** The part of the area: its address, its rights and its messages. */
  part: 'cookies' | 'settings' | 'redirects';
  /** The subject under which its versions are stored. */
  subject: string;
  settingsOf(definition: StoredDefinition): Settings;
  /** Writes the settings into a definition; other fields stay. */
  withSettings(definition: StoredDefinition, settings: Settings): Record<string, unknown>;
}
