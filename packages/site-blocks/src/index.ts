export { currentSettings, defineBlock, type BlockKind, type StoredSettings } from './blockKind';
export { blockKinds, findBlockKind } from './blockKinds';
export { accordion } from './kinds/accordion/block';
export { album } from './kinds/album/block';
export { appointment } from './kinds/appointment/block';
export { audio } from './kinds/audio/block';
export { button } from './kinds/button/block';
export { code } from './kinds/code/block';
export { collectionLink } from './kinds/collection-link/block';
export { donation } from './kinds/donation/block';
export { embed } from './kinds/embed/block';
export { form } from './kinds/form/block';
export { gallery } from './kinds/gallery/block';
export { horizontalRule } from './kinds/horizontal-rule/block';
export { html } from './kinds/html/block';
export { image } from './kinds/image/block';
export { instagram } from './kinds/instagram/block';
export { map } from './kinds/map/block';
export { marquee } from './kinds/marquee/block';
export { memberArea } from './kinds/member-area/block';
export { menu } from './kinds/menu/block';
export { newsletter } from './kinds/newsletter/block';
export { openTable } from './kinds/opentable/block';
export { quote } from './kinds/quote/block';
export { registry } from './kinds/registry/block';
export { socialLinks } from './kinds/social-links/block';
export { spacer } from './kinds/spacer/block';
export { tock } from './kinds/tock/block';
export { tourDates } from './kinds/tour-dates/block';
export { video } from './kinds/video/block';
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
  SettingValues,
  ValueOf,
} from './settings/setting';
