// Written by `pnpm registries` from the folders of kinds; a test compares them.
import type { BlockKind } from './blockKind';
import { accordion } from './kinds/accordion/block';
import { audio } from './kinds/album/audio.block';
import { album } from './kinds/album/block';
import { appointment } from './kinds/appointment/block';
import { button } from './kinds/button/block';
import { cart } from './kinds/cart/block';
import { checkout } from './kinds/checkout/block';
import { orderConfirmed } from './kinds/checkout/orderConfirmed.block';
import { code } from './kinds/code/block';
import { collectionLink } from './kinds/collection-link/block';
import { donation } from './kinds/donation/block';
import { embed } from './kinds/embed/block';
import { form } from './kinds/form/block';
import { gallery } from './kinds/gallery/block';
import { horizontalRule } from './kinds/horizontal-rule/block';
import { html } from './kinds/html/block';
import { image } from './kinds/image/block';
import { languageSwitch } from './kinds/language-switch/block';
import { map } from './kinds/map/block';
import { marquee } from './kinds/marquee/block';
import { memberArea } from './kinds/member-area/block';
import { menu } from './kinds/menu/block';
import { newsletter } from './kinds/newsletter/block';
import { products } from './kinds/products/block';
import { quote } from './kinds/quote/block';
import { registry } from './kinds/registry/block';
import { openTable } from './kinds/reservation/openTable.block';
import { tock } from './kinds/reservation/tock.block';
import { instagram } from './kinds/social-feed/instagram.block';
import { socialLinks } from './kinds/social-links/block';
import { spacer } from './kinds/spacer/block';
import { summary } from './kinds/summary/block';
import { tourDates } from './kinds/tour-dates/block';
import { video } from './kinds/video/block';

/** Every kind, one for each folder of `kinds`. */
export const blockKinds: readonly BlockKind[] = [
  accordion,
  audio,
  album,
  appointment,
  button,
  cart,
  checkout,
  orderConfirmed,
  code,
  collectionLink,
  donation,
  embed,
  form,
  gallery,
  horizontalRule,
  html,
  image,
  languageSwitch,
  map,
  marquee,
  memberArea,
  menu,
  newsletter,
  products,
  quote,
  registry,
  openTable,
  tock,
  instagram,
  socialLinks,
  spacer,
  summary,
  tourDates,
  video,
];

export {
  accordion,
  audio,
  album,
  appointment,
  button,
  cart,
  checkout,
  orderConfirmed,
  code,
  collectionLink,
  donation,
  embed,
  form,
  gallery,
  horizontalRule,
  html,
  image,
  languageSwitch,
  map,
  marquee,
  memberArea,
  menu,
  newsletter,
  products,
  quote,
  registry,
  openTable,
  tock,
  instagram,
  socialLinks,
  spacer,
  summary,
  tourDates,
  video,
};
