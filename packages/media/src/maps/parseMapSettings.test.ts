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

  it('[MED-9] reads each switch by its names, as a text, a number or itself', () => {
    const names: Record<string, readonly string[]> = {
      showLabels: ['showLabels', 'labels'],
      showTerrain: ['showTerrain', 'terrain'],
      draggable: ['draggable'],
      scrollwheel: ['scrollwheel'],
      showControls: ['showControls', 'controls'],
      disableDefaultUI: ['disableDefaultUI'],
      markerDraggable: ['markerDraggable'],
      linkOnClick: ['linkOnClick'],
    };
    const usual = parseMapSettings({});
    for (const [setting, others] of Object.entries(names))
      for (const name of others) {
        const read = (value: unknown) =>
          parseMapSettings({ [name]: value })[setting as keyof typeof usual];
        expect([true, 'true', 1].map(read)).toEqual([true, true, true]);
        expect([false, 'false', 0].map(read)).toEqual([false, false, false]);
        for (const nothing of [null, undefined, 'perhaps', 2])
          expect(read(nothing)).toBe(usual[setting as keyof typeof usual]);
      }
    expect(parseMapSettings({ showLabels: null, labels: false }).showLabels).toBe(false);
    expect(parseMapSettings({ showLabels: true, labels: false }).showLabels).toBe(true);
  });

  it('[MED-9] takes places of the world alone, at its edges as well', () => {
    const read = (location: object) => parseMapSettings({ location }).location;
    expect(read({ mapLat: -85, mapLng: 180, mapZoom: 22 })).toMatchObject({
      mapLat: -85,
      mapLng: 180,
      mapZoom: 22,
    });
    expect(read({ mapLat: 85.1, mapLng: -180.1, mapZoom: 23 })).toMatchObject({
      mapLat: 40.720882,
      mapLng: -74.000988,
      mapZoom: 12,
    });
    expect(read({ mapLat: ' ', mapLng: 'east', mapZoom: -3 })).toMatchObject({
      mapLat: 40.720882,
      mapLng: -74.000988,
      mapZoom: 0,
    });
    expect(read({ markerLat: 86, markerLng: 181 })).toMatchObject({
      markerLat: 40.720882,
      markerLng: -74.000988,
    });
    expect(
      read({ addressTitle: ' T ', addressLine1: 5, addressLine2: {}, addressCountry: 'UK' }),
    ).toMatchObject({
      addressTitle: 'T',
      addressLine1: '5',
      addressLine2: '',
      addressCountry: 'UK',
    });
    expect(parseMapSettings({ mapLat: 1, mapLng: 2 }).location).toMatchObject({
      mapLat: 1,
      mapLng: 2,
    });
  });

  it.each([0, -1, 1.5, 7, 'Minimal', {}, [5], true, ''])('[MED-10] has no style %j', (style) => {
    expect(parseMapSettings({ style }).style).toBe(style === true ? 'original' : 'grayscale');
  });

  it('[MED-10] reads a style by its name with any separator between the words', () => {
    for (const style of ['minimal-dark', 'MINIMAL_DARK', ' minimal  dark '])
      expect(parseMapSettings({ style }).style).toBe('minimalDark');
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
