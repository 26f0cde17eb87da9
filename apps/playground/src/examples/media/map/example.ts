import type { MapBlockProps } from '@plinth/media/react';
import { mapStyles, type MapLocation, type MapSettings } from '@plinth/media/map';
import { amount, choice, flag, text } from '../../../example/controls';
import { printOptions } from '../../../code/printOptions';
import { defineExample } from '../../../example/example';

export type MapControls = Omit<MapSettings, 'location'> &
  Omit<MapLocation, 'markerLat' | 'markerLng'> &
  Pick<MapBlockProps, 'attribution' | 'timeout'>;

/** The initial place of the map. Settings of the place are in an object of their own. */
export const place = {
  mapLat: 51.5,
  mapLng: -0.12,
  mapZoom: 14,
  addressTitle: 'Kiln & Co',
  addressLine1: '12 Foundry Lane',
  addressLine2: 'London',
  addressCountry: 'United Kingdom',
};
const inLocation = Object.keys(place);

/** The maker of the tiles. */
export const attribution = 'An invented town';

export const example = defineExample<MapControls>({
  controls: {
    style: choice(mapStyles, 'grayscale'),
    mapLat: amount(place.mapLat, { min: -85, max: 85, step: 0.01 }),
    mapLng: amount(place.mapLng, { min: -180, max: 180, step: 0.01 }),
    mapZoom: amount(place.mapZoom, { min: 10, max: 18 }),
    addressTitle: text(place.addressTitle),
    addressLine1: text(place.addressLine1),
    addressLine2: text(place.addressLine2),
    addressCountry: text(place.addressCountry),
    showLabels: flag(true),
    showTerrain: flag(false),
    draggable: flag(true),
    scrollwheel: flag(true),
    showControls: flag(true),
    disableDefaultUI: flag(true),
    markerDraggable: flag(false),
    linkOnClick: flag(true),
    attribution: text(attribution),
    timeout: amount(30_000, { min: 100, max: 30_000, step: 100, unit: 'ms' }),
  },
  descriptions: {
    showLabels: 'Whether streets and quarters are named.',
    showTerrain: 'Whether hills are shaded.',
    draggable: 'Whether the map can be moved.',
    scrollwheel: 'Whether the wheel zooms.',
    showControls: 'Whether there are buttons to zoom.',
    markerDraggable: 'Whether the marker can be moved.',
    linkOnClick: 'Whether a press on the marker leads to a map page.',
    mapLat: 'Latitude of the middle, in degrees.',
    mapLng: 'Longitude of the middle, in degrees.',
    mapZoom: 'Zoom of the first view.',
    addressTitle: 'Name of the place.',
    addressLine1: 'First line of its address.',
    addressLine2: 'Second line of its address.',
    addressCountry: 'Country of its address.',
  },
  stories: {
    Satellite: { style: 'satellite' },
    'Dark, near': { style: 'minimalDark', mapZoom: 17 },
    'A marker to move': { markerDraggable: true },
  },
  code: ({ only, without }) => ({
    react: `import { loadLeafletMap } from '@plinth/media/map-leaflet';
import { MapBlock } from '@plinth/media/react';
import '@plinth/media/map.css';
import '@plinth/media/map-leaflet.css';

const tileUrl = '/tiles/{z}/{x}/{y}.svg?style={style}';
const settings = ${
      printOptions({
        ...without(...inLocation, 'attribution', 'timeout').values,
        location: only(...inLocation).over(place).values,
      }).object
    };

<MapBlock settings={settings} tileUrl={tileUrl} loadMap={loadLeafletMap({ tileUrl })}${only('attribution', 'timeout').over({ attribution }).attributes} />`,
    attach: `import { attachMap } from '@plinth/media/map-facade';
import { loadLeafletMap } from '@plinth/media/map-leaflet';
import '@plinth/media/map.css';

const tileUrl = '/tiles/{z}/{x}/{y}.svg?style={style}';
const loadMap = loadLeafletMap({ tileUrl });
const undo = attachMap(document.querySelector('.pl-map'), { loadMap, tileUrl });`,
  }),
  html: {
    css: ['@plinth/media/map.css', '@plinth/media/map-leaflet.css'],
    script: `import { attachMap } from '@plinth/media/map-facade';
import { loadLeafletMap } from '@plinth/media/map-leaflet';

const tileUrl = '/tiles/{z}/{x}/{y}.svg?style={style}';
attachMap(document.querySelector('.pl-map'), { tileUrl, loadMap: loadLeafletMap({ tileUrl }) });`,
  },
});
