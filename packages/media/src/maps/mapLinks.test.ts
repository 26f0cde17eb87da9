import { expect, it } from 'vitest';
import { directionsUrl, formatAddress, mapPageUrl } from './mapLinks';
import { parseMapSettings } from './parseMapSettings';

const { location } = parseMapSettings({
  location: {
    mapLat: 51.5,
    mapLng: -0.12,
    mapZoom: 15,
    addressTitle: 'Kiln & Co',
    addressLine1: '1 Foundry Row',
    addressCountry: 'United Kingdom',
  },
});

it('[MED-11, B-30] leads to a page with position, address and zoom', () => {
  const url = new URL(mapPageUrl(location));
  expect(url.protocol).toBe('https:');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'Kiln & Co, 1 Foundry Row, United Kingdom',
    ll: '51.5,-0.12',
    z: '15',
  });
});

it('[MED-11] names the position where there is no address', () => {
  const bare = parseMapSettings({}).location;
  expect(new URL(mapPageUrl(bare)).searchParams.get('q')).toBe('40.720882,-74.000988');
  expect(formatAddress(bare)).toBe('');
  expect(new URL(directionsUrl(bare)).searchParams.get('destination')).toBe('40.720882,-74.000988');
});

it('[MED-11] leads the way to the address', () => {
  expect(new URL(directionsUrl(location)).searchParams.get('destination')).toBe(
    '1 Foundry Row, United Kingdom',
  );
});
