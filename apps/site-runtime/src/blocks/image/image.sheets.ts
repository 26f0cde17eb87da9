import image from '@plinth/media/image.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const imageSheets: LegacySheets = { image: [image] };
