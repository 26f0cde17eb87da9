import commerce from '@plinth/commerce/commerce.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const productSheets: LegacySheets = { product: [commerce] };
