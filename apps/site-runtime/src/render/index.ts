export { readClientAssets } from '../context/clientAssets';
export type { ClientAssets, ClientManifest } from '../context/clientAssets';
export { createPageRenderer } from './createPageRenderer';
export type { RenderInput } from './createRenderContext';
export type { PageRenderer, RenderedFragment, TextPlace } from './createPageRenderer';
export { keyedMapSettings } from '../blocks/map/keyedMapSettings';
export { trackingCookie } from '../connect/trackingCookie';
export { trackingSettings } from '../connect/trackingSettings';
export { blocksOf } from '../context/blocksOf';
export { collectionOf } from '../context/collectionOf';
export { contentNeeds } from './contentNeeds';
export type { ContentNeedsInput } from './contentNeeds';
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
} from '../context/contentView';
export type { FormAnswer, LoginAnswer, PageRequest, UnlockAnswer } from '../context/renderContext';
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
} from '../context/shopView';
export { captchaSettings, isSiteKey, withSiteCaptcha } from '../context/siteCaptcha';
export type { CaptchaSettings } from '../context/siteCaptcha';
export type { ConfirmView } from '../context/confirmView';
export type { UnsubscribeView } from '../context/unsubscribeView';
export { captchaAnswerName } from '../blocks/form/captchaAnswerName';
export { isShelf } from '../blocks/products/shelfState';
export { planOfCart } from '../blocks/checkout/planOfCart';
export { readDonation } from '../blocks/donation/readDonation';
export type { Donation } from '../blocks/donation/readDonation';
export {
  isReviewFormId,
  reviewField,
  reviewFields,
  reviewForm,
  reviewFormId,
  reviewFormMessages,
  reviewLimits,
  starsOf,
} from '../blocks/reviews/reviewForm';
export type { ReviewedProduct, ReviewRequestView, ShownReview } from '../context/reviewView';
export { inLanguage } from './inLanguage';
export { messagesOfSite } from './messagesOfSite';
export { memberPaths } from '../context/memberView';
export type { MemberAccount, MemberAction, MemberProblem, MemberView } from '../context/memberView';
export type { PolicySources } from '../context/policySources';
export type { RenderedPage } from './renderPage';
export { commentSettings, isCommentName } from '../context/commentSettings';
export { fontUses, isFontFamily, isFontKit, readFontLine, writeFontLine } from '../context/webFont';
export type { FontUse, WebFont } from '../context/webFont';
export { createMoneyWriter } from '../context/moneyWriter';
export { themeCss, usableFonts } from './themeCss';
export type {
  BlockDefinition,
  FooterDefinition,
  LinkDefinition,
  PageDefinition,
  SectionDefinition,
  SiteDefinition,
  ThemeDefinition,
} from '../context/siteDefinition';
