// Written by `pnpm registries` from the folders of kinds; a test compares them.
import type { LegacySheets } from '../boot/legacySheets';
import { accordionSheets } from './accordion/accordion.sheets';
import { albumSheets } from './album/album.sheets';
import { appointmentSheets } from './appointment/appointment.sheets';
import { embedSheets } from './embed/embed.sheets';
import { formSheets } from './form/form.sheets';
import { gallerySheets } from './gallery/gallery.sheets';
import { imageSheets } from './image/image.sheets';
import { mapSheets } from './map/map.sheets';
import { marqueeSheets } from './marquee/marquee.sheets';
import { menuSheets } from './menu/menu.sheets';
import { newsletterSheets } from './newsletter/newsletter.sheets';
import { productSheets } from './product/product.sheets';
import { registrySheets } from './registry/registry.sheets';
import { reservationSheets } from './reservation/reservation.sheets';
import { socialFeedSheets } from './social-feed/social-feed.sheets';
import { summarySheets } from './summary/summary.sheets';
import { videoSheets } from './video/video.sheets';

/** The sheets of every kind whose markup of older pages is adopted. */
export const legacySheets: readonly LegacySheets[] = [
  accordionSheets,
  albumSheets,
  appointmentSheets,
  embedSheets,
  formSheets,
  gallerySheets,
  imageSheets,
  mapSheets,
  marqueeSheets,
  menuSheets,
  newsletterSheets,
  productSheets,
  registrySheets,
  reservationSheets,
  socialFeedSheets,
  summarySheets,
  videoSheets,
];
