export { readClientAssets } from '@plinth/site-blocks/rendering';
export type { ClientAssets, ClientManifest } from '@plinth/site-blocks/rendering';
export { createPageRenderer } from './render/createPageRenderer';
export type { RenderInput } from './render/createRenderContext';
export type { PageRenderer, RenderedFragment, TextPlace } from './render/createPageRenderer';
export { keyedMapSettings } from '@plinth/site-blocks/rendering';
export { trackingCookie } from './context/trackingCookie';
export { trackingSettings } from './context/trackingSettings';
export { blocksOf } from '@plinth/site-blocks/rendering';
export { collectionOf } from './context/collectionOf';
export { contentNeeds } from './render/contentNeeds';
export type { ContentNeedsInput } from './render/contentNeeds';
export type {
  ArchiveAnswer,
  ArchiveNeed,
  CollectionFacts,
  ContentAnswer,
  ContentItem,
  ContentNeed,
  ContentView,
  ItemsAnswer,
  ItemsNeed,
  ReviewsAnswer,
  ReviewsNeed,
  SearchAnswer,
  SearchNeed,
  ShelfAnswer,
  ShelfNeed,
} from '@plinth/site-blocks/rendering';
export type {
  FormAnswer,
  LoginAnswer,
  PageRequest,
  UnlockAnswer,
} from '@plinth/site-blocks/rendering';
export type {
  AmountChoice,
  CheckoutField,
  CheckoutView,
  OrderView,
  ShopAnswer,
  ShopView,
  DownloadView,
  ShownProduct,
  VariantMeasures,
} from '@plinth/site-blocks/rendering';
export { captchaSettings, isSiteKey, withSiteCaptcha } from '@plinth/site-blocks/rendering';
export type { CaptchaSettings } from '@plinth/site-blocks/rendering';
export type { ConfirmView } from '@plinth/site-blocks/rendering';
export type { UnsubscribeView } from '@plinth/site-blocks/rendering';
export { captchaAnswerName } from '@plinth/site-blocks/rendering';
export { isShelf } from '@plinth/site-blocks/rendering';
export { planOfCart } from '@plinth/site-blocks/rendering';
export { readDonation } from '@plinth/site-blocks/rendering';
export type { Donation } from '@plinth/site-blocks/rendering';
export {
  isReviewFormId,
  reviewField,
  reviewFields,
  reviewForm,
  reviewFormId,
  reviewFormMessages,
  reviewLimits,
  starsOf,
} from '@plinth/site-blocks/rendering';
export type {
  ReviewedProduct,
  ReviewRequestView,
  ShownReview,
} from '@plinth/site-blocks/rendering';
export { inLanguage } from './render/inLanguage';
export { messagesOfSite } from './render/messagesOfSite';
export { memberPaths } from '@plinth/site-blocks/rendering';
export type {
  MemberAccount,
  MemberAction,
  MemberProblem,
  MemberView,
} from '@plinth/site-blocks/rendering';
export type { PolicySources } from '@plinth/site-blocks/rendering';
export type { RenderedPage } from './render/renderPage';
export { commentSettings, isCommentName } from '@plinth/site-blocks/rendering';
export { fontUses, isFontFamily, isFontKit, readFontLine, writeFontLine } from './context/webFont';
export type { FontUse, WebFont } from './context/webFont';
export { createMoneyWriter } from '@plinth/site-blocks/rendering';
export { themeCss, usableFonts } from './render/themeCss';
export type {
  BlockDefinition,
  FooterDefinition,
  LinkDefinition,
  PageDefinition,
  SectionDefinition,
  SiteDefinition,
  ThemeDefinition,
} from '@plinth/site-blocks/rendering';
