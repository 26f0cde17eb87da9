import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapStyles, parseMapSettings } from './parseMapSettings';

describe('parseMapSettings', () => {
  it('[MED-9, B-79, B-80, B-81, B-83] [MED-10] has a default for everything', () => {
    expect(parseMapSettings(undefined)).toEqual({
      location: {
        mapLat: 40.720882,
        mapLng: -74.000988,
        markerLat: 40.720882,
        markerLng: -74.000988,
        mapZoom: 12,
        addressTitle: '',
        addressLine1: '',
        addressLine2: '',
        addressCountry: '',
      },
      style: 'grayscale',
      showLabels: true,
      showTerrain: false,
      draggable: true,
      scrollwheel: true,
      showControls: true,
      disableDefaultUI: true,
      markerDraggable: false,
      linkOnClick: true,
    });
  });

  it('[MED-9, B-79] puts the marker in the middle where it has no place of its own', () => {
    const { location } = parseMapSettings({
      location: { mapLat: 1, mapLng: 2, markerLat: null, markerLng: null },
    });
    expect(location).toMatchObject({ markerLat: 1, markerLng: 2 });
    const own = parseMapSettings({
      location: { mapLat: 1, mapLng: 2, markerLat: 0, markerLng: 0 },
    });
    expect(own.location).toMatchObject({ markerLat: 0, markerLng: 0 });
  });

  it('[MED-10, B-81, B-82] reads the six styles by id and by name', () => {
    expect([1, 2, 3, 4, 5, 6].map((style) => parseMapSettings({ style }).style)).toEqual(mapStyles);
    const names = [
      'Original',
      'Grayscale',
      'Satellite',
      'MinimalLight',
      'MinimalDark',
      'MinimalBlue',
    ];
    expect(names.map((style) => parseMapSettings({ style }).style)).toEqual(mapStyles);
    expect(parseMapSettings({ style: '5' }).style).toBe('minimalDark');
    expect(parseMapSettings({ style: 'minimal dark' }).style).toBe('minimalDark');
    expect(parseMapSettings({ style: 7 }).style).toBe('grayscale');
  });

  it('[MED-9] reads the JSON of a block, with its names and its strings', () => {
    const settings = parseMapSettings(
      '{"vSize":"12","controls":false,"labels":"false","terrain":true,"style":"4","location":{"mapZoom":"9","mapLat":"51.5","mapLng":"-0.1","addressTitle":"Studio"}}',
    );
    expect(settings).toMatchObject({
      showControls: false,
      showLabels: false,
      showTerrain: true,
      style: 'minimalLight',
    });
    expect(settings.location).toMatchObject({
      mapZoom: 9,
      mapLat: 51.5,
      mapLng: -0.1,
      addressTitle: 'Studio',
    });
  });

  it('[MED-9] reads anything at all into settings that a map can show', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (input, location) => {
        for (const settings of [parseMapSettings(input), parseMapSettings({ location })]) {
          const { mapLat, mapLng, mapZoom, addressTitle } = settings.location;
          expect(Math.abs(mapLat)).toBeLessThanOrEqual(85);
          expect(Math.abs(mapLng)).toBeLessThanOrEqual(180);
          expect(mapZoom).toBeGreaterThanOrEqual(0);
          expect(mapZoom).toBeLessThanOrEqual(22);
          expect(typeof addressTitle).toBe('string');
        }
      }),
    );
    expect(parseMapSettings('{broken')).toEqual(parseMapSettings({}));
  });
});
