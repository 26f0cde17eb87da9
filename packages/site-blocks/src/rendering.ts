export type { NeedContext } from './context/blockRenderer';
export { blocksOf } from './context/blocksOf';
export { readClientAssets } from './context/clientAssets';
export type { ClientAssets, ClientManifest } from './context/clientAssets';
export { commentOrigin, commentSettings, isCommentName } from './context/commentSettings';
export type { ConfirmView } from './context/confirmView';
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
} from './context/contentView';
export { decodeEntities } from './context/decodeEntities';
export { emptyPicture } from './context/emptyPicture';
export { escapeHtml, jsonForScript } from './context/escape';
export { createStyleSheet } from './context/hoistStyles';
export { inlineScript } from './context/inlineScript';
export { isWholeCss } from './context/isWholeCss';
export { mayShowEmbeds } from './context/mayShowEmbeds';
export { memberPasswordLength, memberPaths } from './context/memberView';
export type {
  MemberAccount,
  MemberAction,
  MemberOrder,
  MemberPlan,
  MemberProblem,
  MemberView,
} from './context/memberView';
export { permissionsOf } from './context/permissionsOf';
export { createMoneyWriter } from './context/moneyWriter';
export type { PolicySources } from './context/policySources';
export { readNumberOr, readTextOr } from './context/readSettings';
export type {
  FormAnswer,
  LoginAnswer,
  PageRequest,
  RenderContext,
  UnlockAnswer,
} from './context/renderContext';
export type { ReviewRequestView, ReviewedProduct, ShownReview } from './context/reviewView';
export type {
  AmountChoice,
  CheckoutField,
  CheckoutView,
  DownloadView,
  OrderView,
  ShopAnswer,
  ShopView,
  ShownProduct,
  VariantMeasures,
} from './context/shopView';
export { captchaSettings, isSiteKey, withSiteCaptcha } from './context/siteCaptcha';
export type { CaptchaSettings } from './context/siteCaptcha';
export type {
  BlockDefinition,
  FontDefinition,
  FooterDefinition,
  LinkDefinition,
  PageDefinition,
  SectionDefinition,
  SiteDefinition,
  ThemeDefinition,
} from './context/siteDefinition';
export { startTags } from './context/startTags';
export type { Attribute, StartTag } from './context/startTags';
export type { UnsubscribeView } from './context/unsubscribeView';
export { settingsGroup, websiteSettingsOf } from './context/websiteSettingsOf';
export { sourceOfScript } from './host/blockScript';
export type { BlockScript } from './host/blockScript';
export { checkoutMessages } from './kinds/checkout/checkoutMessages';
export { planOfCart } from './kinds/checkout/planOfCart';
export { readDonation } from './kinds/donation/readDonation';
export type { Donation } from './kinds/donation/readDonation';
export { embedMessages } from './kinds/embed/embedMessages';
export { captchaAnswerName } from './kinds/form/captchaAnswerName';
export { confirmMessages } from './kinds/form/confirmMessages';
export { questionMessages } from './kinds/form/questionMessages';
export { keyedMapSettings } from './kinds/map/keyedMapSettings';
export { isShelf, isShelfOfPage, shelfNeed, shelfPageSize } from './kinds/products/shelfState';
export {
  isReviewFormId,
  reviewField,
  reviewFields,
  reviewForm,
  reviewFormId,
  reviewFormMessages,
  reviewLimits,
  starsOf,
} from './kinds/reviews/reviewForm';
export { reviewMessages } from './kinds/reviews/reviewMessages';
export { runtimeMessages } from './messages';
export { LanguageLinks } from './parts/LanguageLinks';
export { LinkedData } from './parts/LinkedData';
export { LogoutForm } from './parts/LogoutForm';
export { contentMessages } from './parts/contentMessages';
export { listingMessages } from './parts/listingMessages';
export { translateList } from './parts/translateList';
export { loadScript } from './providers/loadScript';
export { mountFrame } from './providers/mountFrame';
export { mountScript } from './providers/mountScript';
export type { Provider, Widget, WidgetPlace } from './providers/provider';
export { providerMessages } from './providers/providerMessages';
export { renderers } from './renderers.generated';
export { findRenderer } from './renderers';
