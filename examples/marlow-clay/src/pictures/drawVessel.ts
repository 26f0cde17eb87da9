import { glazes, type Glaze, type GlazeName } from './glazes';
import { seededRandom } from './seededRandom';
import { vesselShapes, type VesselShape, type VesselShapeName } from './vesselShapes';

export interface Vessel {
  shape: VesselShapeName;
  glaze: GlazeName;
  /** Middle of the foot, and the height, in pixels of the picture. */
  x: number;
  y: number;
  height: number;
  seed: number;
  /** Share of the height that stays bare clay above the foot. @default 0.16 */
  bare?: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws one thrown form as SVG: silhouette, glaze with its edge, speckles, light from the left, shadow to the right. */
export function drawVessel(vessel: Vessel): string {
  const shape: VesselShape = vesselShapes[vessel.shape];
  const glaze: Glaze = glazes[vessel.glaze];
  const id = `v${vessel.seed}`;
  const top = vessel.y - vessel.height;
  const rim = shape.profile[0]![0] * vessel.height;
  const foot = shape.profile.at(-1)![0] * vessel.height;
  const mouthHeight = rim * shape.mouth;
  const widest = Math.max(...shape.profile.map(([half]) => half)) * vessel.height;
  const silhouette = outline(shape, vessel);

  return `<defs>
<linearGradient id="${id}b" x1="0" x2="1"><stop offset="0" stop-color="${glaze.body}"/><stop offset=".28" stop-color="${glaze.light}"/><stop offset=".58" stop-color="${glaze.body}"/><stop offset="1" stop-color="${glaze.shade}"/></linearGradient>
<linearGradient id="${id}c" x1="0" x2="1"><stop offset="0" stop-color="${glaze.clay}"/><stop offset=".3" stop-color="${glaze.clay}"/><stop offset="1" stop-color="${glaze.shade}"/></linearGradient>
<linearGradient id="${id}i" y1="0" y2="1" x1="0" x2="0"><stop offset="0" stop-color="${glaze.shade}"/><stop offset="1" stop-color="${glaze.inside}"/></linearGradient>
<radialGradient id="${id}s"><stop offset="0" stop-color="#1b140c" stop-opacity=".42"/><stop offset=".6" stop-color="#1b140c" stop-opacity=".16"/><stop offset="1" stop-color="#1b140c" stop-opacity="0"/></radialGradient>
<clipPath id="${id}p"><path d="${silhouette}"/></clipPath></defs>
<ellipse cx="${round(vessel.x + widest * 0.5)}" cy="${round(vessel.y)}" rx="${round(Math.max(foot * 2.2, widest * 1.5))}" ry="${round(vessel.height * 0.06 + foot * 0.12)}" fill="url(#${id}s)"/>
${shape.handle ? handle(vessel, glaze, id) : ''}
<path d="${silhouette}" fill="url(#${id}c)"/>
<g clip-path="url(#${id}p)"><path d="${glazeEdge(vessel, widest)}" fill="url(#${id}b)"/>${speckles(vessel, glaze, widest)}${rings(vessel, glaze, widest)}</g>
<ellipse cx="${vessel.x}" cy="${round(top)}" rx="${round(rim)}" ry="${round(mouthHeight)}" fill="${glaze.light}"/>
<ellipse cx="${vessel.x}" cy="${round(top + mouthHeight * 0.1)}" rx="${round(rim * 0.93)}" ry="${round(mouthHeight * 0.84)}" fill="url(#${id}i)"/>
${shape.lid ? lid(vessel, { rim, top }, { id, glaze }) : ''}`;
}

/** A closed path through the profile's points, smoothed, with the foot's slight curve. */
function outline(shape: VesselShape, { x, y, height }: Vessel): string {
  const top = y - height;
  const right = shape.profile.map(([half, at]) => [x + half * height, top + at * height] as const);
  const left = [...right].reverse().map(([px, py]) => [2 * x - px, py] as const);
  const footBend = shape.profile.at(-1)![0] * height * 0.12;
  const [footX] = right.at(-1)!;
  return `M${point(right[0]!)}${smooth(right)}Q${round(x)} ${round(y + footBend * 2)} ${round(2 * x - footX)} ${round(y)}${smooth(left)}Z`;
}

const point = ([px, py]: readonly [number, number]) => `${round(px)} ${round(py)}`;

/** Catmull-Rom through the points, written as cubic curves. */
function smooth(points: readonly (readonly [number, number])[]): string {
  let path = '';
  for (let index = 0; index < points.length - 1; index += 1) {
    const before = points[Math.max(0, index - 1)]!;
    const from = points[index]!;
    const to = points[index + 1]!;
    const after = points[Math.min(points.length - 1, index + 2)]!;
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${point(first)} ${point(second)} ${point(to)}`;
  }
  return path;
}

/** The glaze ends above the foot in an irregular line. */
function glazeEdge({ x, y, height, seed, bare = 0.16 }: Vessel, widest: number): string {
  const random = seededRandom(seed * 7 + 1);
  const edge = y - height * bare;
  const steps = 7;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const px = x + widest * 1.1 - (step / steps) * widest * 2.2;
    return [px, edge + (random() - 0.4) * height * 0.035] as const;
  });
  const top = y - height * 1.2;
  return `M${round(x - widest * 1.1)} ${round(top)}H${round(x + widest * 1.1)}V${round(points[0]![1])}${smooth(points)}Z`;
}

function speckles(
  { x, y, height, seed, bare = 0.16 }: Vessel,
  { speckle }: Glaze,
  widest: number,
): string {
  const random = seededRandom(seed * 13 + 5);
  const dots = Array.from({ length: 46 }, () => {
    const cx = x + (random() * 2 - 1) * widest;
    const cy = y - height * (bare + random() * (1 - bare));
    const r = (0.0012 + random() ** 3 * 0.006) * height;
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r + 0.3)}"/>`;
  });
  return `<g fill="${speckle}" opacity=".5">${dots.join('')}</g>`;
}

/** Faint throwing rings. */
function rings({ x, y, height, seed }: Vessel, { shade }: Glaze, widest: number): string {
  const random = seededRandom(seed * 3 + 11);
  const lines = Array.from({ length: 6 }, (_, index) => {
    const at = y - height * (0.2 + index * 0.12 + random() * 0.03);
    return `<path d="M${round(x - widest)} ${round(at)}Q${round(x)} ${round(at + widest * 0.13)} ${round(x + widest)} ${round(at)}"/>`;
  });
  return `<g fill="none" stroke="${shade}" stroke-opacity=".16" stroke-width="${round(height * 0.006)}">${lines.join('')}</g>`;
}

function handle({ x, y, height, shape }: Vessel, glaze: Glaze, id: string): string {
  const profile: VesselShape['profile'] = vesselShapes[shape].profile;
  const at = (fraction: number) => {
    const found = profile.find(([, depth]) => depth >= fraction) ?? profile.at(-1)!;
    return x + found[0] * height;
  };
  const upper = y - height * 0.86;
  const lower = y - height * 0.3;
  const reach = at(0.5) + height * 0.24;
  return `<path d="M${round(at(0.14) - 4)} ${round(upper)}C${round(reach)} ${round(upper - height * 0.06)} ${round(reach)} ${round(lower)} ${round(at(0.7) - 4)} ${round(lower)}" fill="none" stroke="${glaze.shade}" stroke-width="${round(height * 0.085)}" stroke-linecap="round"/><path d="M${round(at(0.14) - 4)} ${round(upper)}C${round(reach)} ${round(upper - height * 0.06)} ${round(reach)} ${round(lower)} ${round(at(0.7) - 4)} ${round(lower)}" fill="none" stroke="url(#${id}b)" stroke-width="${round(height * 0.06)}" stroke-linecap="round"/>`;
}

function lid(
  { x, height }: Vessel,
  { rim, top }: { rim: number; top: number },
  { id, glaze }: { id: string; glaze: Glaze },
): string {
  const dome = height * 0.13;
  return `<path d="M${round(x - rim * 1.05)} ${round(top)}Q${round(x)} ${round(top - dome * 2)} ${round(x + rim * 1.05)} ${round(top)}Q${round(x)} ${round(top + rim * 0.3)} ${round(x - rim * 1.05)} ${round(top)}Z" fill="url(#${id}b)"/><ellipse cx="${x}" cy="${round(top - dome * 1.06)}" rx="${round(rim * 0.2)}" ry="${round(height * 0.045)}" fill="${glaze.body}"/><ellipse cx="${round(x - rim * 0.04)}" cy="${round(top - dome * 1.16)}" rx="${round(rim * 0.13)}" ry="${round(height * 0.022)}" fill="${glaze.light}"/>`;
}
