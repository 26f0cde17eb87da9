import type { MapStyle } from '@plinth/media/map';

export interface TilePalette {
  land: string;
  park: string;
  hill: string;
  water: string;
  street: string;
  avenue: string;
  edge: string;
  label: string;
}

/** Colours of the drawn tiles in each of the six styles ([MED-10]). */
export const tilePalette: Record<MapStyle, TilePalette> = {
  original: {
    land: '#f2efe8',
    park: '#cfe5c0',
    hill: '#e2dccb',
    water: '#a5cfe6',
    street: '#ffffff',
    avenue: '#fbe3a5',
    edge: '#ddd3bf',
    label: '#5b5345',
  },
  grayscale: {
    land: '#eeeeee',
    park: '#dcdcdc',
    hill: '#e0e0e0',
    water: '#c6c6c6',
    street: '#ffffff',
    avenue: '#ffffff',
    edge: '#d2d2d2',
    label: '#5a5a5a',
  },
  satellite: {
    land: '#3f4a35',
    park: '#2f4427',
    hill: '#55593f',
    water: '#1d3140',
    street: '#6d6a5c',
    avenue: '#8a8473',
    edge: '#37402f',
    label: '#ffffff',
  },
  minimalLight: {
    land: '#fafafa',
    park: '#f1f4f0',
    hill: '#f2f2f2',
    water: '#dde5ea',
    street: '#ececec',
    avenue: '#e2e2e2',
    edge: '#f5f5f5',
    label: '#6e6e6e',
  },
  minimalDark: {
    land: '#24282b',
    park: '#282f2c',
    hill: '#2b3034',
    water: '#15191b',
    street: '#343a3e',
    avenue: '#434b50',
    edge: '#24282b',
    label: '#c4cbd0',
  },
  minimalBlue: {
    land: '#e6eff6',
    park: '#d8e8ea',
    hill: '#dbe7f0',
    water: '#a9c9e2',
    street: '#ffffff',
    avenue: '#ffffff',
    edge: '#cddfeb',
    label: '#33536b',
  },
};
