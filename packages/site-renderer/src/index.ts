export {
  blocksOf,
  captchaAnswerName,
  captchaSettings,
  commentSettings,
  createMoneyWriter,
  isCommentName,
  isReviewFormId,
  isShelf,
  isSiteKey,
  keyedMapSettings,
  memberPaths,
  planOfCart,
  readClientAssets,
  readDonation,
  reviewField,
  reviewFields,
  reviewForm,
  reviewFormId,
  reviewFormMessages,
  reviewLimits,
  starsOf,
  withSiteCaptcha,
} from '@plinth/site-blocks/rendering';
export type {
  AmountChoice,
  ArchiveAnswer,
  ArchiveNeed,
  BlockDefinition,
  CaptchaSettings,
  CheckoutField,
  CheckoutView,
  ClientAssets,
  ClientManifest,
  CollectionFacts,
  ConfirmView,
  ContentAnswer,
  ContentItem,
  ContentNeed,
  ContentView,
  Donation,
  DownloadView,
  FooterDefinition,
  FormAnswer,
  ItemsAnswer,
  ItemsNeed,
  LinkDefinition,
  LoginAnswer,
  MemberAccount,
  MemberAction,
  MemberProblem,
  MemberView,
  OrderView,
  PageDefinition,
  PageRequest,
  PolicySources,
  ReviewedProduct,
  ReviewRequestView,
  ReviewsAnswer,
  ReviewsNeed,
  SearchAnswer,
  SearchNeed,
  SectionDefinition,
  ShelfAnswer,
  ShelfNeed,
  ShopAnswer,
  ShopView,
  ShownProduct,
  ShownReview,
  SiteDefinition,
  ThemeDefinition,
  UnlockAnswer,
  UnsubscribeView,
  VariantMeasures,
} from '@plinth/site-blocks/rendering';
export { createPageRenderer } from './render/createPageRenderer';
export type { RenderInput } from './render/createRenderContext';
export type { PageRenderer, RenderedFragment, TextPlace } from './render/createPageRenderer';
export { trackingCookie } from './context/trackingCookie';
export { trackingSettings } from './context/trackingSettings';
export { collectionOf } from './context/collectionOf';
export { contentNeeds } from './render/contentNeeds';
export type { ContentNeedsInput } from './render/contentNeeds';
export { inLanguage } from './render/inLanguage';
export { messagesOfSite } from './render/messagesOfSite';
export type { RenderedPage } from './render/renderPage';
export { fontUses, isFontFamily, isFontKit, readFontLine, writeFontLine } from './context/webFont';
export type { FontUse, WebFont } from './context/webFont';
export { themeCss, usableFonts } from './render/themeCss';
