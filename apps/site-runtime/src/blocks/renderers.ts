import { blockType } from '@plinth/site-model';
import type { BlockRenderer } from '../context/blockRenderer';
import type { BlockDefinition } from '../context/siteDefinition';
import { accordionBlock } from './accordion/render';
import { albumBlock, audioBlock } from './album/render';
import { appointmentBlock } from './appointment/render';
import { archiveBlock } from './archive/render';
import { calendarBlock } from './calendar/render';
import { cartBlock } from './cart/render';
import { chartBlock } from './chart/render';
import { checkoutBlock } from './checkout/render';
import { orderConfirmedBlock } from './checkout/orderConfirmed';
import { productBlock } from './product/render';
import { buttonBlock } from './button/render';
import { codeBlock } from './code/render';
import { collectionLinkBlock } from './collection-link/render';
import { donationBlock } from './donation/render';
import { embedBlock, soundcloudBlock } from './embed/render';
import { plansBlock } from './plans/render';
import { productsBlock } from './products/render';
import { formBlock } from './form/render';
import { galleryBlock } from './gallery/render';
import { htmlBlock } from './html/render';
import { imageBlock } from './image/render';
import { itemBlock } from './item/render';
import { commentsBlock } from './comments/render';
import { mapBlock } from './map/render';
import { marqueeBlock } from './marquee/render';
import { memberAreaBlock } from './member-area/render';
import { menuBlock } from './menu/render';
import { newsletterBlock } from './newsletter/render';
import { quoteBlock } from './quote/render';
import { registryBlock } from './registry/render';
import { openTableBlock } from './reservation/openTable';
import { tockBlock } from './reservation/tock';
import { productReviewsBlock } from './reviews/productReviewsBlock';
import { reviewsBlock } from './reviews/render';
import { ruleBlock } from './rule/render';
import { shareBlock } from './share/render';
import {
  facebookBlock,
  flickrBlock,
  foursquareBlock,
  instagramBlock,
  rssBlock,
  twitterBlock,
} from './social-feed/render';
import { socialLinksBlock } from './social-links/render';
import { searchBlock } from './search/render';
import { spacerBlock } from './spacer/render';
import { tourDatesBlock } from './tour-dates/render';
import { summaryBlock } from './summary/render';
import { videoBlock } from './video/render';

/** Every block that the server renders, by its number. */
const byType = new Map<number, BlockRenderer>([
  [blockType.html, htmlBlock],
  [blockType.image, imageBlock],
  [blockType.gallery, galleryBlock],
  [blockType.form, formBlock],
  [blockType.newsletter, newsletterBlock],
  [blockType.video, videoBlock],
  [blockType.map, mapBlock],
  [blockType.menu, menuBlock],
  [blockType.marquee, marqueeBlock],
  [blockType.accordion, accordionBlock],
  [blockType.spacer, spacerBlock],
  [blockType.quote, quoteBlock],
  [blockType.horizontalRule, ruleBlock],
  [blockType.button, buttonBlock],
  [blockType.calendar, calendarBlock],
  [blockType.chart, chartBlock],
  [blockType.search, searchBlock],
  [blockType.summary, summaryBlock],
  [blockType.summaryV2, summaryBlock],
  [blockType.collectionLink, collectionLinkBlock],
  [blockType.embed, embedBlock],
  [blockType.soundcloud, soundcloudBlock],
  [blockType.code, codeBlock],
  [blockType.product, productBlock],
  [blockType.donation, donationBlock],
  [blockType.pricingPlan, plansBlock],
  [blockType.memberArea, memberAreaBlock],
  [blockType.audio, audioBlock],
  [blockType.album, albumBlock],
  [blockType.tourDates, tourDatesBlock],
  [blockType.archive, archiveBlock],
  [blockType.socialAccountLinks, socialLinksBlock],
  [blockType.socialAccountLinksV2, socialLinksBlock],
  [blockType.instagram, instagramBlock],
  [blockType.flickr, flickrBlock],
  [blockType.foursquare, foursquareBlock],
  [blockType.rss, rssBlock],
  [blockType.opentable, openTableBlock],
  [blockType.opentableV2, openTableBlock],
  [blockType.tock, tockBlock],
  [blockType.appointmentScheduling, appointmentBlock],
  [blockType.weddingRegistry, registryBlock],
]);

/** Blocks without a number of their own. */
const named = [
  shareBlock,
  twitterBlock,
  facebookBlock,
  productsBlock,
  cartBlock,
  checkoutBlock,
  orderConfirmedBlock,
  reviewsBlock,
  productReviewsBlock,
  itemBlock,
  commentsBlock,
];

const byName = new Map([...byType.values(), ...named].map((renderer) => [renderer.kind, renderer]));

/** A wrapper's kind stands in its definition name ([MOD-7]). */
export function findRenderer({ type, definitionName }: BlockDefinition): BlockRenderer | undefined {
  if (type === blockType.websiteComponent) return byName.get(definitionName?.toLowerCase() ?? '');
  return byType.get(type);
}
