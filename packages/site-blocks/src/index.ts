export { currentSettings, defineBlock, type BlockKind, type StoredSettings } from './blockKind';
export { blockIdentity, findBlockKind } from './blockKinds';
export * from './blockKinds.generated';
export {
  choice,
  flag,
  group,
  line,
  lines,
  link,
  list,
  number,
  picture,
  richText,
  text,
} from './settings/builders';
export { defaultSettings, readSettings } from './settings/readSettings';
export type { ReadSettings, SettingProblem } from './settings/readSettings';
export type {
  LocalText,
  Setting,
  SettingsSchema,
  ShownFor,
  SettingValues,
  ValueOf,
} from './settings/setting';
