export { blockType, blockTypeName } from './blockType';
export type { BlockType, BlockTypeName, KnownBlockType } from './blockType';
export { parsePageContext } from './context/parsePageContext';
export type { PageContext, ParsedPageContext } from './context/parsePageContext';
export type { ContextProblem } from './context/fieldReader';
export {
  itemStatus,
  itemVisibility,
  statusLabelKey,
  workflowLabelKey,
} from './enumerations/itemStatus';
export type { ItemStatus, ItemVisibility } from './enumerations/itemStatus';
export { pageType } from './enumerations/pageType';
export type { KnownPageType, PageType, PageTypeName } from './enumerations/pageType';
export { productType, productTypeName } from './enumerations/productType';
export type { ProductType, ProductTypeName } from './enumerations/productType';
export { infoBarStyle, overlayStyle } from './enumerations/style';
export type { InfoBarStyle, OverlayStyle } from './enumerations/style';
export { dimensionUnit, unitSystem, weightUnit } from './enumerations/unitSystem';
export type { UnitSystem } from './enumerations/unitSystem';
export { siteStatus, templateVersion, websiteStatus, websiteType } from './enumerations/website';
export type {
  SiteStatus,
  TemplateVersion,
  WebsiteStatus,
  WebsiteType,
} from './enumerations/website';
export { isViewerOnly, websiteRole } from './enumerations/websiteRole';
export type { KnownWebsiteRole, WebsiteRole, WebsiteRoleName } from './enumerations/websiteRole';
export {
  breakpoints,
  designTokens,
  fluidEngineBreakpoint,
  limits,
  platformPath,
  shapeAspectHeight,
} from './limits';
export type { FluidEngineBreakpoint } from './limits';
export { createTranslate, defineMessages, formatMessage } from './messages';
export type { MessageCatalogue, MessageValues, Translate, TranslateOptions } from './messages';
export { safeHref } from './safeHref';
