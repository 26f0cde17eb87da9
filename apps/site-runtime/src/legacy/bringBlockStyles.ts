import album from '@plinth/audio/album.css?url&no-inline';
import commerce from '@plinth/commerce/commerce.css?url&no-inline';
import banner from '@plinth/consent/banner.css?url&no-inline';
import forms from '@plinth/forms/forms.css?url&no-inline';
import gallery from '@plinth/gallery/gallery.css?url&no-inline';
import lightbox from '@plinth/gallery/lightbox.css?url&no-inline';
import legacy from '@plinth/gallery/legacy.css?url&no-inline';
import image from '@plinth/media/image.css?url&no-inline';
import mapLeaflet from '@plinth/media/map-leaflet.css?url&no-inline';
import map from '@plinth/media/map.css?url&no-inline';
import video from '@plinth/media/video.css?url&no-inline';
import accordion from '@plinth/ui-blocks/accordion.css?url&no-inline';
import marquee from '@plinth/ui-blocks/marquee.css?url&no-inline';
import menu from '@plinth/ui-blocks/menu.css?url&no-inline';
import dialogs from '@plinth/ui-dialogs/dialogs.css?url&no-inline';
import background from '../styles/background.css?url&no-inline';
import embed from '../styles/embed.css?url&no-inline';
import siteParts from '../styles/siteParts.css?url&no-inline';
import widget from '../styles/widget.css?url&no-inline';

/** The style sheets that lay out adopted markup of a kind; a kind that is not here is drawn by the page's own sheets alone. */
const stylesOfKinds: Readonly<Record<string, readonly string[]>> = {
  image: [image],
  video: [image, video],
  gallery: [gallery, legacy, lightbox],
  // The sheet of an image block whose picture opens over the page; most do not.
  lightbox: [lightbox],
  summary: [gallery, legacy, lightbox],
  map: [map, mapLeaflet],
  form: [forms],
  newsletter: [forms],
  accordion: [accordion],
  menu: [menu],
  marquee: [marquee],
  product: [commerce],
  // No block: the root of the cart's page, with the question before a line is removed.
  cart: [commerce, dialogs],
  cookieBanner: [banner],
  background: [background],
  announcement: [siteParts],
  infoBar: [siteParts],
  embed: [image, video, embed],
  audio: [album],
  opentable: [widget],
  tock: [widget],
  acuity: [widget],
  zola: [widget],
  twitter: [widget],
};

/** A sheet that does not come in this time (in ms) must not keep a block from working. */
const maxWait = 2000;

/**
 * Brings the style sheets of a kind to a page that Plinth did not render ([RUN-17]). They stand before the page's own,
 * in layers of their own: whatever the page says about the same element wins.
 */
export async function bringBlockStyles(page: Document, kind: string): Promise<void> {
  await Promise.all((stylesOfKinds[kind] ?? []).map((address) => bring(page, address)));
}

function bring(page: Document, address: string): Promise<void> {
  if (page.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, maxWait);
    page.head.prepend(link);
  });
}
