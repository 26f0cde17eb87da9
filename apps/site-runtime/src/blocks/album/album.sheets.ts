import album from '@plinth/audio/album.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const albumSheets: LegacySheets = { audio: [album] };
