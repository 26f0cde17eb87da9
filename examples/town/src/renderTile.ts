import type { MapStyle, TileAddress } from '@plinth/media/map';
import { tilePalette } from './tilePalette';

export interface TileRequest extends TileAddress {
  /** @default 'original' */
  style?: MapStyle | undefined;
  /** Names of the quarters. @default true */
  labels?: boolean | undefined;
  /** Shaded hills. @default false */
  terrain?: boolean | undefined;
}

/** The town repeats nothing: everything is drawn from hashes of world coordinates, in units of this many per zoom-16 tile. */
const tile = 256;
const townZoom = 16;

/**
 * Draws one map tile of an invented town as SVG: always the same for the same address, and seamless at its edges. It
 * replaces a tile server where no outside network may be used: samples, tests and first steps.
 */
export function renderTile({
  z,
  x,
  y,
  style = 'original',
  labels = true,
  terrain = false,
}: TileRequest): string {
  const palette = tilePalette[style];
  // Everything is placed on the zoom-16 plane and scaled: zooming shows the same town.
  const scale = 2 ** (z - townZoom);
  const left = (x * tile) / scale;
  const top = (y * tile) / scale;
  const span = tile / scale;
  const view = { left, top, span, scale };
  const parts = [
    `<rect width="${tile}" height="${tile}" fill="${palette.land}"/>`,
    terrain ? hills(view, palette.hill) : '',
    parks(view, palette.park),
    water(view, palette.water),
    streets(view, palette.street, palette.edge),
    avenues(view, palette.avenue, palette.edge),
    labels ? names(view, palette.label, palette.land) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${tile}" viewBox="0 0 ${tile} ${tile}">${parts.join('')}</svg>`;
}

interface View {
  left: number;
  top: number;
  span: number;
  scale: number;
}

/** A pseudo-random number from 0 to 1 that depends only on its arguments. */
function chance(a: number, b: number, salt: number): number {
  let hash =
    Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The cells of a grid that touch the view; none where they would be smaller than `smallest` pixels. */
function* cells({ left, top, span, scale }: View, size: number, smallest: number) {
  if (size * scale < smallest) return;
  for (let row = Math.floor(top / size) - 1; row <= Math.floor((top + span) / size) + 1; row += 1)
    for (
      let column = Math.floor(left / size) - 1;
      column <= Math.floor((left + span) / size) + 1;
      column += 1
    )
      yield { column, row };
}

const round = (value: number) => Math.round(value * 10) / 10;

function parks(view: View, fill: string): string {
  let drawn = '';
  for (const { column, row } of cells(view, 512, 24)) {
    if (chance(column, row, 1) > 0.3) continue;
    const width = (160 + chance(column, row, 2) * 200) * view.scale;
    const height = (120 + chance(column, row, 3) * 180) * view.scale;
    const at = (salt: number, index: number, start: number) =>
      (index * 512 + chance(column, row, salt) * 150 - start) * view.scale;
    drawn += `<rect x="${round(at(4, column, view.left))}" y="${round(at(5, row, view.top))}" width="${round(width)}" height="${round(height)}" rx="${round(24 * view.scale)}" fill="${fill}"/>`;
  }
  return drawn;
}

function hills(view: View, fill: string): string {
  let drawn = '';
  for (const { column, row } of cells(view, 1024, 24)) {
    const radius = (300 + chance(column, row, 6) * 400) * view.scale;
    const cx = ((column + chance(column, row, 7)) * 1024 - view.left) * view.scale;
    const cy = ((row + chance(column, row, 8)) * 1024 - view.top) * view.scale;
    for (const part of [1, 0.66, 0.33])
      drawn += `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius * part)}" fill="${fill}" opacity=".35"/>`;
  }
  return drawn;
}

/** A river from west to east every few thousand units, bending like a sum of waves. */
function water(view: View, stroke: string): string {
  const apart = 4096;
  const bend = (x: number, river: number) =>
    Math.sin(x / 900 + river * 2.1) * 420 + Math.sin(x / 2300 + river) * 700;
  if (apart * view.scale < 24) return '';
  let drawn = '';
  for (
    let river = Math.floor(view.top / apart) - 1;
    river <= Math.ceil((view.top + view.span) / apart) + 1;
    river += 1
  ) {
    const steps = 24;
    const points = Array.from({ length: steps + 3 }, (_, index) => {
      const worldX = view.left + ((index - 1) * view.span) / steps;
      const worldY = river * apart + bend(worldX, river);
      return `${round((worldX - view.left) * view.scale)} ${round((worldY - view.top) * view.scale)}`;
    });
    drawn += `<path d="M${points.join('L')}" fill="none" stroke="${stroke}" stroke-width="${round(Math.max(1.5, 220 * view.scale))}" stroke-linejoin="round"/>`;
  }
  return drawn;
}

interface Ways {
  /** The distance between two of them. */
  size: number;
  /** The share of them that exists. */
  keep: number;
  salt: number;
}

/** Streets bend depending on their position, the same on both sides of every tile edge. */
function lines(view: View, { size, keep, salt }: Ways): string {
  const shift = (along: number, index: number) =>
    Math.sin(along / Math.max(1100, size * 2.9) + index * 1.7 + salt) * size * 0.16;
  const draw = (start: number, across: number, isColumn: boolean) => {
    let drawn = '';
    for (
      let index = Math.floor(across / size) - 1;
      index <= Math.ceil((across + view.span) / size) + 1;
      index += 1
    ) {
      if (chance(index, isColumn ? 1 : 2, salt) > keep) continue;
      const points = Array.from({ length: 11 }, (_, step) => {
        const along = start + ((step - 1) * view.span) / 8;
        const away = index * size + shift(along, index) - across;
        const pair = [(along - start) * view.scale, away * view.scale].map(round);
        return (isColumn ? pair.reverse() : pair).join(' ');
      });
      drawn += `M${points.join('L')}`;
    }
    return drawn;
  };
  return draw(view.left, view.top, false) + draw(view.top, view.left, true);
}

function ways(
  view: View,
  { width, ...kind }: Ways & { width: number },
  [colour, edge]: [string, string],
): string {
  if (kind.size * view.scale < 18) return '';
  const path = lines(view, kind);
  const stroke = (colour: string, extra: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(Math.min(14, Math.max(0.8, width * view.scale)) + extra)}"/>`;
  return (width * view.scale > 3 ? stroke(edge, 1.6) : '') + stroke(colour, 0);
}

function streets(view: View, colour: string, edge: string): string {
  return ways(view, { size: 96, keep: 0.72, salt: 11, width: 9 }, [colour, edge]);
}

/** Fewer streets are drawn at lower zoom levels, as on every map: the finest that fit, down to roads between towns. */
function avenues(view: View, colour: string, edge: string): string {
  return [384, 1024, 8192, 65_536, 524_288]
    .filter((size) => size * view.scale < 4096)
    .map((size) => {
      const kind = { size, keep: 0.9, salt: size % 97, width: size / 22 };
      return ways(view, kind, [colour, edge]);
    })
    .reverse()
    .join('');
}

const beginnings = ['Alder', 'Brick', 'Cedar', 'Dover', 'Elm', 'Foundry', 'Glen', 'Harbour'];
const endings = ['side', ' Hill', ' Green', 'gate', ' Market', ' Row', ' Park', ' Wharf'];

function names(view: View, fill: string, halo: string): string {
  let drawn = '';
  for (const { column, row } of cells(view, 900, 150)) {
    const cx = ((column + 0.3 + chance(column, row, 9) * 0.4) * 900 - view.left) * view.scale;
    const cy = ((row + 0.3 + chance(column, row, 10) * 0.4) * 900 - view.top) * view.scale;
    const pick = (list: readonly string[], salt: number) =>
      list[Math.floor(chance(column, row, salt) * list.length)]!;
    drawn += `<text x="${round(cx)}" y="${round(cy)}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="${fill}" stroke="${halo}" stroke-width="3" paint-order="stroke">${pick(beginnings, 31)}${pick(endings, 37)}</text>`;
  }
  return drawn;
}
