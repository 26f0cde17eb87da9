export { readClientAssets } from './clientAssets';
export type { ClientAssets, ClientManifest } from './clientAssets';
export { createPageRenderer } from './createPageRenderer';
export type { PageRenderer, RenderedFragment } from './createPageRenderer';
export { momentOnClock, zoneOffset, zoneOfSite } from '../blocks/calendar/zones';
export { keyedMapSettings } from '../blocks/map/keyedMapSettings';
export { trackingSettings } from '../connect/trackingSettings';
export { blocksOf } from './blocksOf';
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
  MarkedText,
  RatingsAnswer,
  RatingsNeed,
  ReviewsAnswer,
  ReviewsNeed,
  SearchAnswer,
  SearchNeed,
} from './contentView';
export type {
  FormAnswer,
  LoginAnswer,
  PageRequest,
  RenderInput,
  UnlockAnswer,
} from './renderContext';
export type {
  AmountChoice,
  CheckoutField,
  CheckoutView,
  OrderView,
  ShopAnswer,
  ShopView,
  ShownProduct,
} from './shopView';
export type { UnsubscribeView } from './unsubscribeView';
export { readDonation } from '../blocks/donation/readDonation';
export type { Donation } from '../blocks/donation/readDonation';
export {
  isReviewFormId,
  reviewField,
  reviewFields,
  reviewForm,
  reviewFormId,
  reviewFormWords,
  reviewLimits,
  starsOf,
} from '../blocks/reviews/reviewForm';
export type { ReviewedProduct, ReviewRequestView, ShownReview } from './reviewView';
export { wordsOf } from './wordsOf';
export type { PolicySources } from './policySources';
export type { RenderedPage } from './renderPage';
export { commentSettings, isCommentName } from '../blocks/comments/commentSettings';
export { fontUses, isFontFamily, isFontKit, readFontLine, writeFontLine } from '../fonts/webFont';
export type { FontUse, WebFont } from '../fonts/webFont';
export { createMoneyWriter } from './moneyWriter';
export { themeCss, usableFonts } from './themeCss';
export type {
  BlockDefinition,
  FooterDefinition,
  LinkDefinition,
  PageDefinition,
  SectionDefinition,
  SiteDefinition,
  ThemeDefinition,
} from './siteDefinition';
