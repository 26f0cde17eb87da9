import mapLeaflet from '@plinth/media/map-leaflet.css?url&no-inline';
import map from '@plinth/media/map.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const mapSheets: LegacySheets = { map: [map, mapLeaflet] };
