import embed from '../../styles/embed.css?url&no-inline';
import image from '@plinth/media/image.css?url&no-inline';
import video from '@plinth/media/video.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const embedSheets: LegacySheets = { embed: [image, video, embed] };
