import marquee from '@plinth/ui-blocks/marquee.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const marqueeSheets: LegacySheets = { marquee: [marquee] };
