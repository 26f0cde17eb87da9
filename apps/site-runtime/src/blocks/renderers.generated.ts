// Written by `pnpm registries` from the folders of kinds; a test compares them.
import type { BlockRenderer } from '../context/blockRenderer';
import { accordionBlock } from './accordion/render';
import { albumBlock, audioBlock } from './album/render';
import { appointmentBlock } from './appointment/render';
import { archiveBlock } from './archive/render';
import { buttonBlock } from './button/render';
import { calendarBlock } from './calendar/render';
import { cartBlock } from './cart/render';
import { chartBlock } from './chart/render';
import { orderConfirmedBlock } from './checkout/orderConfirmed';
import { checkoutBlock } from './checkout/render';
import { codeBlock } from './code/render';
import { collectionLinkBlock } from './collection-link/render';
import { commentsBlock } from './comments/render';
import { donationBlock } from './donation/render';
import { embedBlock, soundcloudBlock } from './embed/render';
import { formBlock } from './form/render';
import { galleryBlock } from './gallery/render';
import { htmlBlock } from './html/render';
import { imageBlock } from './image/render';
import { itemBlock } from './item/render';
import { languageSwitchBlock } from './language-switch/render';
import { mapBlock } from './map/render';
import { marqueeBlock } from './marquee/render';
import { memberAreaBlock } from './member-area/render';
import { menuBlock } from './menu/render';
import { newsletterBlock } from './newsletter/render';
import { plansBlock } from './plans/render';
import { productBlock } from './product/render';
import { productsBlock } from './products/render';
import { quoteBlock } from './quote/render';
import { registryBlock } from './registry/render';
import { openTableBlock } from './reservation/openTable';
import { tockBlock } from './reservation/tock';
import { productReviewsBlock } from './reviews/productReviewsBlock';
import { reviewsBlock } from './reviews/render';
import { ruleBlock } from './rule/render';
import { searchBlock } from './search/render';
import { shareBlock } from './share/render';
import {
  instagramBlock,
  flickrBlock,
  foursquareBlock,
  rssBlock,
  twitterBlock,
  facebookBlock,
} from './social-feed/render';
import { socialLinksBlock } from './social-links/render';
import { spacerBlock } from './spacer/render';
import { summaryBlock } from './summary/render';
import { tourDatesBlock } from './tour-dates/render';
import { videoBlock } from './video/render';

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
  ruleBlock,
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
