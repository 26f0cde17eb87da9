import lightbox from '@plinth/gallery/lightbox.css?url&no-inline';
import { bringSheets } from '../../boot/bringSheets';

/** The sheet of a picture that opens over a page of older generations; most of their pages have none. */
export const bringLightboxSheet = (page: Document): Promise<void> => bringSheets(page, [lightbox]);
