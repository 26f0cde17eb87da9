import lightbox from '@plinth/gallery/lightbox.css?url&no-inline';
import { loadStyleSheets } from '@plinth/site-blocks/page';

/** The sheet of a picture that opens over a page of older generations; most of their pages have none. */
export const loadLightboxSheet = (page: Document): Promise<void> =>
  loadStyleSheets(page, [lightbox]);
