export { misfitsOfEvent, optionalEventFields, requiredEventFields } from './analyticsEvent';
export type { AnalyticsContext, AnalyticsEvent } from './analyticsEvent';
export { cookieText } from './cookies/cookieText';
export type { CookieAttributes, CookiePort } from './cookies/cookieText';
export { cookieValues } from './cookies/cookieValues';
export { expireCookie, keepOneCookie } from './cookies/expireCookie';
export type { CookiePlace } from './cookies/expireCookie';
export { blockType, blockTypeName } from './blockType';
export type { BlockType, BlockTypeName, KnownBlockType } from './blockType';
export type { ContextProblem } from './context/fieldReader';
export { parsePageContext } from './context/parsePageContext';
export type { PageContext, ParsedPageContext } from './context/parsePageContext';
export { assignedContextName, readAssignedContext } from './context/readAssignedContext';
export { readLooseJson } from './context/readLooseJson';
export { blockVariantType } from './enumerations/blockVariantType';
export type { BlockVariantType } from './enumerations/blockVariantType';
export {
  contentRecordType,
  fontCategories,
  galleryMediaType,
  gridPositions,
  linkKinds,
  sliceName,
  slideName,
} from './enumerations/contentNames';
export type {
  ContentRecordType,
  FontCategory,
  GalleryMediaType,
  GridPosition,
  LinkKind,
  SliceName,
  SlideName,
} from './enumerations/contentNames';
export { cutReport, cutReportData, cutText, isReportData } from './cutReport';
export { editorEvent, themeSaveEvent, tweakEvent } from './enumerations/editorEvent';
export type { EditorEvent, ThemePanel, TweakEvent } from './enumerations/editorEvent';
export {
  featureCodes,
  foodOrderingTitleKey,
  formBuilderFieldset,
  isFeatureCode,
  permission,
  surveyCohorts,
  trackedChangePaths,
} from './enumerations/editorNames';
export type {
  ConnectedAccountLink,
  FormBuilderFieldset,
  Permission,
  SurveyCohort,
  TrackedChangePath,
} from './enumerations/editorNames';
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
export {
  dimensionUnit,
  gramsPerUnit,
  millimetresPerUnit,
  unitSystem,
  weightUnit,
} from './enumerations/unitSystem';
export type { UnitSystem } from './enumerations/unitSystem';
export {
  collectionView,
  deviceView,
  memberAreaNavigationType,
  navigationName,
  readmePageName,
  tweakPageType,
} from './enumerations/viewNames';
export type {
  CollectionView,
  DeviceView,
  NavigationName,
  TweakPageType,
} from './enumerations/viewNames';
export { siteStatus, templateVersion, websiteStatus, websiteType } from './enumerations/website';
export type {
  SiteStatus,
  TemplateVersion,
  WebsiteStatus,
  WebsiteType,
} from './enumerations/website';
export {
  configurationParts,
  configurationRights,
  hasConfiguration,
} from './enumerations/configurationRights';
export type { ConfigurationPart, ConfigurationRights } from './enumerations/configurationRights';
export { isViewerOnly, websiteRole } from './enumerations/websiteRole';
export type { KnownWebsiteRole, WebsiteRole, WebsiteRoleName } from './enumerations/websiteRole';
export { fileSizeUnits, formatFileSize } from './fileSize';
export type { FileSizeOptions } from './fileSize';
export {
  breakpoints,
  designTokens,
  fluidEngineBreakpoint,
  limits,
  platformPath,
  shapeAspectHeight,
} from './limits';
export type { FluidEngineBreakpoint } from './limits';
export { classifyLink, isCollectionPanelPath, isDesignPagePath } from './links/classifyLink';
export type { LinkCategory } from './links/classifyLink';
export { safeHref } from './links/safeHref';
export { safeSchemes } from './links/safeSchemes';
export { linkLengths, validateLink } from './links/validateLink';
export type { LinkRule, LinkValidation } from './links/validateLink';
export { interfaceMessages, siteMessages } from './messages';
export { createPlainTranslate } from './messaging/createPlainTranslate';
export { createTranslate } from './messaging/createTranslate';
export type { Translate, TranslateOptions } from './messaging/createTranslate';
export { directionOf, isolate } from './messaging/isolate';
export { languageTag } from './messaging/languageTag';
export { defineMessages } from './messaging/defineMessages';
export type { MessageCatalogue } from './messaging/defineMessages';
export { fillMessage } from './messaging/fillMessage';
export { formatMessage } from './messaging/formatMessage';
export type { MessageValues } from './messaging/formatMessage';
export { encodeAddressPart } from './encodeAddressPart';
export { formatQuery, parseQuery } from './queryString';
export type { QueryValues } from './queryString';
export {
  ignoreErrors,
  /** @deprecated until 0.4: `ignoreErrors` */
  ignoreErrors as quietly,
} from './ignoreErrors';
export { relativeTime, subscribeRelativeTime } from './relativeTime';
export type { RelativeTimeOptions, RelativeTimeSubscription } from './relativeTime';
export { dropInvisible } from './text/dropInvisible';
export { foldDigits } from './text/foldDigits';
export { filterText, textFilter } from './textFilter';
export type { TextFilter } from './textFilter';
export { reportLimits, reportTextLength } from './reportLimits';
