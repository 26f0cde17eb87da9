import { mapStyles } from '@plinth/media/map';
import { describe, expect, it } from 'vitest';
import { renderTile } from './renderTile';

const place = { z: 14, x: 4823, y: 6158 };

describe('renderTile', () => {
  it('draws the same tile for the same address and another for the next', () => {
    expect(renderTile(place)).toBe(renderTile(place));
    expect(renderTile(place)).not.toBe(renderTile({ ...place, x: place.x + 1 }));
  });

  it('[MED-10] draws each of the six styles in colours of its own', () => {
    expect(new Set(mapStyles.map((style) => renderTile({ ...place, style }))).size).toBe(6);
  });

  it('[MED-10] shows labels and terrain as asked', () => {
    expect(renderTile({ ...place, z: 16, labels: false })).not.toContain('<text');
    const labelled = Array.from({ length: 16 }, (_, index) =>
      renderTile({ z: 16, x: 19300 + index, y: 24630 }),
    ).join('');
    expect(labelled).toContain('<text');
    expect(renderTile({ ...place, terrain: true })).not.toBe(renderTile(place));
  });

  it('stays small and finite at every zoom', () => {
    for (let z = 0; z <= 19; z += 1) {
      const at = (value: number) => Math.floor(value * 2 ** (z - 14));
      const tile = renderTile({ z, x: at(place.x), y: at(place.y), terrain: true });
      expect(tile).not.toMatch(/NaN|Infinity|undefined/);
      expect(tile.length).toBeLessThan(40_000);
    }
  });

  it('continues a street across the edge of a tile', () => {
    const ends = (tile: string, edge: number) =>
      new Set(
        [...tile.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
          .map(([, x, y]) => [Number(x), Number(y)] as const)
          .filter(([x, y]) => Math.abs(x - edge) < 0.2 && y > 4 && y < 252)
          .map(([, y]) => Math.round(y)),
      );
    const left = ends(renderTile({ ...place, z: 16 }), 256);
    const right = ends(renderTile({ ...place, z: 16, x: place.x + 1 }), 0);
    expect(left.size).toBeGreaterThan(0);
    expect(left).toEqual(right);
  });
});
