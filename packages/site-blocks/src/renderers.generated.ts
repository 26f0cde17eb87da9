// Written by `pnpm registries` from the folders of kinds; a test compares them.
import type { BlockRenderer } from './context/blockRenderer';
import { accordionBlock } from './kinds/accordion/render';
import { albumBlock, audioBlock } from './kinds/album/render';
import { appointmentBlock } from './kinds/appointment/render';
import { archiveBlock } from './kinds/archive/render';
import { buttonBlock } from './kinds/button/render';
import { calendarBlock } from './kinds/calendar/render';
import { cartBlock } from './kinds/cart/render';
import { chartBlock } from './kinds/chart/render';
import { orderConfirmedBlock } from './kinds/checkout/orderConfirmed';
import { checkoutBlock } from './kinds/checkout/render';
import { codeBlock } from './kinds/code/render';
import { collectionLinkBlock } from './kinds/collection-link/render';
import { commentsBlock } from './kinds/comments/render';
import { donationBlock } from './kinds/donation/render';
import { embedBlock, soundcloudBlock } from './kinds/embed/render';
import { formBlock } from './kinds/form/render';
import { galleryBlock } from './kinds/gallery/render';
import { ruleBlock } from './kinds/horizontal-rule/render';
import { htmlBlock } from './kinds/html/render';
import { imageBlock } from './kinds/image/render';
import { itemBlock } from './kinds/item/render';
import { languageSwitchBlock } from './kinds/language-switch/render';
import { mapBlock } from './kinds/map/render';
import { marqueeBlock } from './kinds/marquee/render';
import { memberAreaBlock } from './kinds/member-area/render';
import { menuBlock } from './kinds/menu/render';
import { newsletterBlock } from './kinds/newsletter/render';
import { plansBlock } from './kinds/plans/render';
import { productBlock } from './kinds/product/render';
import { productsBlock } from './kinds/products/render';
import { quoteBlock } from './kinds/quote/render';
import { registryBlock } from './kinds/registry/render';
import { openTableBlock } from './kinds/reservation/openTable';
import { tockBlock } from './kinds/reservation/tock';
import { productReviewsBlock } from './kinds/reviews/productReviewsBlock';
import { reviewsBlock } from './kinds/reviews/render';
import { searchBlock } from './kinds/search/render';
import { shareBlock } from './kinds/share/render';
import {
  instagramBlock,
  flickrBlock,
  foursquareBlock,
  rssBlock,
  twitterBlock,
  facebookBlock,
} from './kinds/social-feed/render';
import { socialLinksBlock } from './kinds/social-links/render';
import { spacerBlock } from './kinds/spacer/render';
import { summaryBlock } from './kinds/summary/render';
import { tourDatesBlock } from './kinds/tour-dates/render';
import { videoBlock } from './kinds/video/render';

/** Every block that the server renders. */
export const renderers: readonly BlockRenderer[] = [
  accordionBlock,
  albumBlock,
  audioBlock,
  appointmentBlock,
  archiveBlock,
  buttonBlock,
  calendarBlock,
  cartBlock,
  chartBlock,
  orderConfirmedBlock,
  checkoutBlock,
  codeBlock,
  collectionLinkBlock,
  commentsBlock,
  donationBlock,
  embedBlock,
  soundcloudBlock,
  formBlock,
  galleryBlock,
  ruleBlock,
  htmlBlock,
  imageBlock,
  itemBlock,
  languageSwitchBlock,
  mapBlock,
  marqueeBlock,
  memberAreaBlock,
  menuBlock,
  newsletterBlock,
  plansBlock,
  productBlock,
  productsBlock,
  quoteBlock,
  registryBlock,
  openTableBlock,
  tockBlock,
  productReviewsBlock,
  reviewsBlock,
  searchBlock,
  shareBlock,
  instagramBlock,
  flickrBlock,
  foursquareBlock,
  rssBlock,
  twitterBlock,
  facebookBlock,
  socialLinksBlock,
  spacerBlock,
  summaryBlock,
  tourDatesBlock,
  videoBlock,
];
