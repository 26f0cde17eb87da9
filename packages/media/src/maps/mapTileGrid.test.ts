import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMapSettings } from './parseMapSettings';
import { projectPosition, tileHref, tilesAround } from './mapTileGrid';

describe('projectPosition', () => {
  it('[MED-9] puts known places where Web Mercator has them', () => {
    expect(projectPosition({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
    const tile = projectPosition({ lat: 40.720882, lng: -74.000988 }, 12);
    expect([Math.floor(tile.x / 256), Math.floor(tile.y / 256)]).toEqual([1206, 1539]);
  });
});

describe('tilesAround', () => {
  it('covers the whole box and nothing that lies outside it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        fc.integer({ min: 4, max: 18 }),
        fc.integer({ min: 1, max: 1600 }),
        fc.integer({ min: 1, max: 900 }),
        (lat, lng, zoom, width, height) => {
          const tiles = tilesAround({ lat, lng, zoom, box: { width, height } });
          const lefts = tiles.map(({ left }) => left);
          const tops = tiles.map(({ top }) => top);
          expect(Math.min(...lefts)).toBeLessThanOrEqual(-width / 2 + 1);
          expect(Math.max(...lefts) + 256).toBeGreaterThanOrEqual(width / 2 - 1);
          expect(Math.min(...tops)).toBeLessThanOrEqual(-height / 2 + 1);
          expect(Math.max(...tops) + 256).toBeGreaterThanOrEqual(height / 2 - 1);
          for (const { left, top, x } of tiles) {
            expect(left + 256).toBeGreaterThan(-width / 2 - 1);
            expect(top).toBeLessThan(height / 2 + 1);
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThan(2 ** zoom);
          }
        },
      ),
    );
  });

  it('begins with the tile that is nearest to the middle', () => {
    const tiles = tilesAround({ lat: 10, lng: 10, zoom: 4.4, box: { width: 900, height: 500 } });
    const distances = tiles.map(({ left, top }) => Math.hypot(left + 128, top + 128));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([4]));
    // 256 px each, and none twice.
    expect(new Set(tiles.map(({ left, top }) => `${left} ${top}`)).size).toBe(tiles.length);
  });

  it('has one tile for a box within it, and none more at its edges', () => {
    const around = (width: number, height: number) =>
      tilesAround({ lat: 0, lng: 0, zoom: 2, box: { width, height } });
    expect(around(512, 512)).toHaveLength(4);
    expect(around(514, 512)).toHaveLength(8);
    expect(around(2, 2).map(({ x, y, left, top }) => [x, y, left, top])).toEqual([
      [1, 1, -256, -256],
      [2, 1, 0, -256],
      [1, 2, -256, 0],
      [2, 2, 0, 0],
    ]);
  });

  it('repeats the world to the sides and ends at the poles', () => {
    const tiles = tilesAround({ lat: 0, lng: 0, zoom: 1, box: { width: 2000, height: 2000 } });
    expect(new Set(tiles.map(({ y }) => y))).toEqual(new Set([0, 1]));
    expect(tiles.length).toBeGreaterThan(8);
  });
});

it('[MED-10] fills a tile template with place and look', () => {
  const look = parseMapSettings({ style: 5, labels: false });
  expect(
    tileHref(
      '/t/{z}/{x}/{y}{r}.svg?style={style}&labels={labels}&terrain={terrain}&k={key}',
      { z: 3, x: 4, y: 5 },
      look,
    ),
  ).toBe('/t/3/4/5.svg?style=minimalDark&labels=false&terrain=false&k={key}');
  for (const [x, server] of ['a', 'b', 'c', 'a'].entries())
    expect(tileHref('{s}', { z: 3, x, y: 3 }, look)).toBe(server);
  expect(tileHref('https://{s}.tiles.example/{z}', { z: 3, x: 4, y: 5 }, look)).toBe(
    'https://a.tiles.example/3',
  );
});
