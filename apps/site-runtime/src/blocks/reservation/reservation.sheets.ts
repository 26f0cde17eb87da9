import widget from '../../styles/widget.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const reservationSheets: LegacySheets = { opentable: [widget], tock: [widget] };
