export { blockType, blockTypeName } from './blockType';
export type { BlockType, BlockTypeName, KnownBlockType } from './blockType';
export { createTranslate, defineMessages, formatMessage } from './messages';
export type { MessageCatalogue, MessageValues, Translate, TranslateOptions } from './messages';
export { safeHref } from './safeHref';
