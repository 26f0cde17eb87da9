import type { Settings, SettingsField } from './settingsFields';

/** A kind of block that a page can be composed of. */
export interface BlockKind {
  readonly type: number;
  readonly title: string;
  readonly fields: readonly SettingsField[];
  /** What a new block begins with. */
  readonly settings: Settings;
}
