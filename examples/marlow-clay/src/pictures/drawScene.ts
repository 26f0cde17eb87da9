import { drawVessel, type Vessel } from './drawVessel';

/** Wall, table and light behind the vessels. */
export interface Ground {
  wall: string;
  wallShade: string;
  table: string;
  tableShade: string;
}

export const grounds = {
  plaster: { wall: '#e9e3d8', wallShade: '#d3cabb', table: '#cdbfa9', tableShade: '#b5a489' },
  clay: { wall: '#c9a98b', wallShade: '#ad8a6b', table: '#94694c', tableShade: '#7c563d' },
  slate: { wall: '#5d605f', wallShade: '#444746', table: '#3a3c3b', tableShade: '#2a2c2b' },
  sage: { wall: '#c5ccbf', wallShade: '#a9b3a3', table: '#9a8f7d', tableShade: '#82775f' },
  linen: { wall: '#f2eee6', wallShade: '#e0d9cc', table: '#e3dbcd', tableShade: '#cfc5b3' },
  night: { wall: '#2b2926', wallShade: '#1b1a18', table: '#211f1c', tableShade: '#141311' },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;

export interface Scene {
  width: number;
  height: number;
  ground: GroundName;
  /** Where the table begins, as a fraction of the height. @default 0.72 */
  horizon?: number;
  /** A window's light on the wall. @default false */
  window?: boolean;
  vessels: Vessel[];
  /** More shelf boards, as fractions of the height. */
  shelves?: number[];
}

/** A whole picture as an SVG document. */
export function drawScene(scene: Scene): string {
  const { width, height, ground, horizon = 0.72, shelves = [], window = false, vessels } = scene;
  const colours = grounds[ground];
  const edge = Math.round(height * horizon);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colours.wall}"/><stop offset="1" stop-color="${colours.wallShade}"/></linearGradient><linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.table}"/><stop offset="1" stop-color="${colours.tableShade}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#w)"/>`,
    window ? windowLight(width, height) : '',
    shelves.length === 0
      ? `<rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#t)"/>`
      : shelves.map((at) => board({ width, height }, Math.round(height * at), colours)).join(''),
    ...[...vessels].sort((a, b) => a.y - b.y).map(drawVessel),
    '</svg>',
  ];
  return parts.join('').replace(/\n/g, '');
}

function windowLight(width: number, height: number): string {
  const pane = (x: number, y: number) =>
    `M${Math.round(width * x)} ${Math.round(height * y)}l${Math.round(width * 0.13)} ${Math.round(height * 0.05)}v${Math.round(height * 0.2)}l${Math.round(-width * 0.13)} ${Math.round(-height * 0.05)}z`;
  const panes = [pane(0.1, 0.1), pane(0.25, 0.155), pane(0.1, 0.33), pane(0.25, 0.385)].join('');
  return `<path d="${panes}" fill="#fff7e6" opacity=".38"/>`;
}

interface SceneSize {
  width: number;
  height: number;
}

function board({ width, height }: SceneSize, y: number, { table, tableShade }: Ground): string {
  const thickness = Math.round(height * 0.022);
  return `<rect y="${y}" width="${width}" height="${thickness}" fill="${table}"/><rect y="${y + thickness}" width="${width}" height="${Math.round(thickness * 0.5)}" fill="${tableShade}"/><rect y="${y + Math.round(thickness * 1.5)}" width="${width}" height="${thickness * 2}" fill="#000" opacity=".07"/>`;
}
