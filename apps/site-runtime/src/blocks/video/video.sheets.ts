import image from '@plinth/media/image.css?url&no-inline';
import video from '@plinth/media/video.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const videoSheets: LegacySheets = { video: [image, video] };
