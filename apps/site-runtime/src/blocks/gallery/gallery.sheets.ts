import gallery from '@plinth/gallery/gallery.css?url&no-inline';
import legacy from '@plinth/gallery/legacy.css?url&no-inline';
import lightbox from '@plinth/gallery/lightbox.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const gallerySheets: LegacySheets = { gallery: [gallery, legacy, lightbox] };
