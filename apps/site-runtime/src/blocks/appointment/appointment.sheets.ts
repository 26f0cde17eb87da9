import widget from '../../styles/widget.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const appointmentSheets: LegacySheets = { acuity: [widget] };
