import menu from '@plinth/ui-blocks/menu.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const menuSheets: LegacySheets = { menu: [menu] };
