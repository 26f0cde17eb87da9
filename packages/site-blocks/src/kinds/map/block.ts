import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { choice, group, line, number } from '../../settings/builders';

/** The styles, in the order of their numbers on published pages. */
const styles = {
  original: { en: 'Colourful', de: 'Bunt' },
  grayscale: { en: 'Grey', de: 'Grau' },
  satellite: { en: 'Satellite picture', de: 'Satellitenbild' },
  minimalLight: { en: 'Plain, light', de: 'Schlicht, hell' },
  minimalDark: { en: 'Plain, dark', de: 'Schlicht, dunkel' },
  minimalBlue: { en: 'Plain, blue', de: 'Schlicht, blau' },
};

export const map = defineBlock({
  kind: 'map',
  types: [blockType.map],
  name: { en: 'Map', de: 'Karte' },
  settings: {
    style: choice({
      label: { en: 'Style', de: 'Stil' },
      help: { en: 'The colours of the map.', de: 'Die Farben der Karte.' },
      labels: styles,
      fallback: 'grayscale',
    }),
    location: group({
      label: { en: 'Place', de: 'Ort' },
      help: { en: 'The place of the marker.', de: 'Wo die Markierung steht.' },
      fields: {
        addressTitle: line({
          label: { en: 'Name', de: 'Name' },
          help: { en: 'The address of the place.', de: 'Des Ortes.' },
        }),
        addressLine1: line({
          label: { en: 'Street', de: 'Straße' },
          help: { en: 'With its number.', de: 'Mit Hausnummer.' },
        }),
        addressLine2: line({
          label: { en: 'Town', de: 'Stadt' },
          help: { en: 'With its postal code.', de: 'Mit Postleitzahl.' },
        }),
        mapLat: number({
          label: { en: 'Latitude', de: 'Breite' },
          help: { en: 'In degrees.', de: 'In Grad.' },
          min: -85,
          max: 85,
          step: 0.0001,
          fallback: undefined,
        }),
        mapLng: number({
          label: { en: 'Longitude', de: 'Länge' },
          help: { en: 'In degrees.', de: 'In Grad.' },
          min: -180,
          max: 180,
          step: 0.0001,
          fallback: undefined,
        }),
        mapZoom: number({
          label: { en: 'Zoom', de: 'Maßstab' },
          help: { en: '1 shows the world, 18 a house.', de: '1 zeigt die Welt, 18 ein Haus.' },
          min: 1,
          max: 18,
          fallback: undefined,
        }),
      },
    }),
  },
  // Published pages have a style's number, from 1.
  upgrade(stored) {
    const style = Object.keys(styles)[Number(stored['style']) - 1];
    return style ? { ...stored, style } : stored;
  },
  example: {
    style: 'grayscale',
    location: {
      addressTitle: 'Marlow Clay',
      addressLine1: '12 Weir Lane',
      addressLine2: 'Bourne Mill',
      mapLat: 51.7448,
      mapLng: -2.2201,
      mapZoom: 15,
    },
  },
});
