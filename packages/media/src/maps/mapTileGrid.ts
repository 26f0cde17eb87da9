import type { MapSettings } from './parseMapSettings';

/** Edge of a tile in CSS pixels. */
export const tileSize = 256;

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** A tile and the position of its top left corner, measured from the middle of the picture. */
export interface PlacedTile extends TileAddress {
  left: number;
  top: number;
}

/** Web Mercator: the position on the square world, in pixels from its top left corner. */
export function projectPosition(
  { lat, lng }: { lat: number; lng: number },
  zoom: number,
): { x: number; y: number } {
  const world = tileSize * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/**
 * The tiles that cover a box around a position, nearest the middle first; the world repeats
 * horizontally.
 */
export function tilesAround({
  lat,
  lng,
  zoom,
  box,
}: {
  lat: number;
  lng: number;
  zoom: number;
  box: { width: number; height: number };
}): PlacedTile[] {
  const z = Math.round(zoom);
  const centre = projectPosition({ lat, lng }, z);
  const count = 2 ** z;
  const tiles: PlacedTile[] = [];
  const first = (middle: number, size: number) => Math.floor((middle - size / 2) / tileSize);
  const last = (middle: number, size: number) => Math.ceil((middle + size / 2) / tileSize);
  for (let row = first(centre.y, box.height); row < last(centre.y, box.height); row += 1) {
    if (row < 0 || row >= count) continue;
    for (let column = first(centre.x, box.width); column < last(centre.x, box.width); column += 1)
      tiles.push({
        z,
        x: ((column % count) + count) % count,
        y: row,
        left: Math.round(column * tileSize - centre.x),
        top: Math.round(row * tileSize - centre.y),
      });
  }
  const distance = ({ left, top }: PlacedTile) =>
    Math.hypot(left + tileSize / 2, top + tileSize / 2);
  return tiles.sort((a, b) => distance(a) - distance(b));
}

/** The settings of a map for which a tile server may have variants. */
export type TileLook = Pick<MapSettings, 'style' | 'showLabels' | 'showTerrain'>;

/** The values of a tile template that do not change from tile to tile: `{style}`, `{labels}`, `{terrain}`, `{r}`. */
export function tileLook({ style, showLabels, showTerrain }: TileLook): Record<string, string> {
  return { style, labels: String(showLabels), terrain: String(showTerrain), r: '' };
}

/** Fills a tile template: `{z}`, `{x}`, `{y}`, `{s}` (a, b or c) and the names of `tileLook`. */
export function tileHref(template: string, tile: TileAddress, look: TileLook): string {
  const values: Record<string, string | number> = {
    ...tileLook(look),
    z: tile.z,
    x: tile.x,
    y: tile.y,
    s: 'abc'[(tile.x + tile.y) % 3]!,
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
