import accordion from '@plinth/ui-blocks/accordion.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const accordionSheets: LegacySheets = { accordion: [accordion] };
