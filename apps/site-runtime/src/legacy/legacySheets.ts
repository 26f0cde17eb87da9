import album from '@plinth/audio/album.css?url&no-inline';
import commerce from '@plinth/commerce/commerce.css?url&no-inline';
import forms from '@plinth/forms/forms.css?url&no-inline';
import gallery from '@plinth/gallery/gallery.css?url&no-inline';
import legacyGallery from '@plinth/gallery/legacy.css?url&no-inline';
import lightbox from '@plinth/gallery/lightbox.css?url&no-inline';
import image from '@plinth/media/image.css?url&no-inline';
import mapLeaflet from '@plinth/media/map-leaflet.css?url&no-inline';
import map from '@plinth/media/map.css?url&no-inline';
import video from '@plinth/media/video.css?url&no-inline';
import embed from '@plinth/site-blocks/embed.css?url&no-inline';
import { loadStyleSheets } from '@plinth/site-blocks/page';
import widget from '@plinth/site-blocks/widget.css?url&no-inline';
import accordion from '@plinth/ui-blocks/accordion.css?url&no-inline';
import marquee from '@plinth/ui-blocks/marquee.css?url&no-inline';
import menu from '@plinth/ui-blocks/menu.css?url&no-inline';

const galleries = [gallery, legacyGallery, lightbox];

/**
 * Addresses of the style sheets that lay out adopted markup, by the kind that the row of its block names. A kind
 * without sheets is styled by the page's own sheets alone.
 */
const legacySheets: Readonly<Record<string, readonly string[]>> = {
  accordion: [accordion],
  acuity: [widget],
  audio: [album],
  embed: [image, video, embed],
  form: [forms],
  gallery: galleries,
  image: [image],
  lightbox: [lightbox],
  map: [map, mapLeaflet],
  marquee: [marquee],
  menu: [menu],
  newsletter: [forms],
  opentable: [widget],
  product: [commerce],
  summary: galleries,
  tock: [widget],
  twitter: [widget],
  video: [image, video],
  zola: [widget],
};

/**
 * A block may contain another kind's markup, or open over the page: those sheets load where the page has such markup.
 */
const heldByBlocks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  image: { '.sqs-gallery-container': 'gallery', '[data-lightbox-theme]': 'lightbox' },
};

/** Loads the sheets that lay out adopted markup of a kind ([RUN-17]). */
export function loadSheetsOf(page: Document, kind: string): Promise<void> {
  const held = Object.entries(heldByBlocks[kind] ?? {})
    .filter(([selector]) => page.querySelector(selector))
    .map(([, name]) => name);
  return loadStyleSheets(
    page,
    [kind, ...held].flatMap((name) => legacySheets[name] ?? []),
  );
}
