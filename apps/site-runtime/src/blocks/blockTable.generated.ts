// Written by `pnpm registries` from the folders of kinds; a test compares them.
import type { BlockTable } from '../boot/blockTable';
import { accordionRow } from './accordion/accordion.row';
import { albumRow } from './album/album.row';
import { appointmentRow } from './appointment/appointment.row';
import { calendarRow } from './calendar/calendar.row';
import { cartRow } from './cart/cart.row';
import { chartRow } from './chart/chart.row';
import { checkoutRow } from './checkout/checkout.row';
import { codeRow } from './code/code.row';
import { embedRow } from './embed/embed.row';
import { formRow } from './form/form.row';
import { galleryRow } from './gallery/gallery.row';
import { htmlRow } from './html/html.row';
import { imageRow } from './image/image.row';
import { mapRow } from './map/map.row';
import { marqueeRow } from './marquee/marquee.row';
import { memberAreaRow } from './member-area/member-area.row';
import { menuRow } from './menu/menu.row';
import { newsletterRow } from './newsletter/newsletter.row';
import { plansRow } from './plans/plans.row';
import { productRow } from './product/product.row';
import { productsRow } from './products/products.row';
import { registryRow } from './registry/registry.row';
import { openTableRow } from './reservation/openTable.row';
import { tockRow } from './reservation/tock.row';
import { searchRow } from './search/search.row';
import { shareRow } from './share/share.row';
import { socialFeedRow } from './social-feed/social-feed.row';
import { summaryRow } from './summary/summary.row';
import { videoRow } from './video/video.row';

/** Every block with a script, and one row for all that are finished HTML. */
export const blockTable: BlockTable = [
  accordionRow,
  albumRow,
  appointmentRow,
  calendarRow,
  cartRow,
  chartRow,
  checkoutRow,
  codeRow,
  embedRow,
  formRow,
  galleryRow,
  htmlRow,
  imageRow,
  mapRow,
  marqueeRow,
  memberAreaRow,
  menuRow,
  newsletterRow,
  plansRow,
  productRow,
  productsRow,
  registryRow,
  openTableRow,
  tockRow,
  searchRow,
  shareRow,
  socialFeedRow,
  summaryRow,
  videoRow,
];
