import { readdirSync } from 'node:fs';
import path from 'node:path';

const blocks = path.join(import.meta.dirname, 'src/blocks');

/** Sheets that stand in the folder of their kind, by its name. */
const ofKinds = Object.fromEntries(
  readdirSync(blocks, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => [path.basename(file, '.css'), `./src/blocks/${file}`]),
);

/** Style sheets that a page may ask for, by the name that a block's renderer uses. */
export const stylePaths = {
  ...ofKinds,
  base: './src/styles/base.css',
  siteParts: './src/styles/siteParts.css',
  cover: './src/styles/cover.css',
  image: '@plinth/media/image.css',
  video: '@plinth/media/video.css',
  map: '@plinth/media/map.css',
  'map-leaflet': '@plinth/media/map-leaflet.css',
  gallery: '@plinth/gallery/gallery.css',
  lightbox: '@plinth/gallery/lightbox.css',
  accordion: '@plinth/ui-blocks/accordion.css',
  menu: '@plinth/ui-blocks/menu.css',
  member: './src/styles/member.css',
  marquee: '@plinth/ui-blocks/marquee.css',
  forms: '@plinth/forms/forms.css',
  dialogs: '@plinth/ui-dialogs/dialogs.css',
  tooltip: '@plinth/ui-dialogs/tooltip.css',
  'cart-indicator': '@plinth/commerce/cart-indicator.css',
  commerce: '@plinth/commerce/commerce.css',
  shop: './src/styles/shop.css',
  stars: './src/styles/stars.css',
  reviews: './src/styles/reviews.css',
  summary: '@plinth/listings/summary.css',
  pages: '@plinth/listings/pages.css',
  calendar: '@plinth/events/calendar.css',
  'tour-dates': '@plinth/events/tour-dates.css',
  chart: '@plinth/charts/charts.css',
  search: '@plinth/listings/search.css',
  widget: './src/styles/widget.css',
  embed: './src/styles/embed.css',
  album: '@plinth/audio/album.css',
  social: './src/styles/social.css',
  listing: './src/styles/listing.css',
  banner: '@plinth/consent/banner.css',
};
