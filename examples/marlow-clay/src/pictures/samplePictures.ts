import { drawScene, type GroundName, type Scene } from './drawScene';
import type { Vessel } from './drawVessel';
import type { GlazeName } from './glazes';
import type { VesselShapeName } from './vesselShapes';

export interface SamplePicture {
  /** Address on the site, such as `/pictures/table.svg`. */
  src: string;
  width: number;
  height: number;
  alt: string;
  scene: Scene;
}

function picture(name: string, alt: string, scene: Scene): SamplePicture {
  return { src: `/pictures/${name}.svg`, width: scene.width, height: scene.height, alt, scene };
}

let seed = 100;
const vessel = (
  shape: VesselShapeName,
  glaze: GlazeName,
  [x, y, height]: readonly [number, number, number],
): Vessel => ({ shape, glaze, x, y, height, seed: (seed += 1) });

/** One vessel alone, as a shop shows it. */
function portrait(
  name: string,
  alt: string,
  [shape, glaze, ground, height]: readonly [VesselShapeName, GlazeName, GroundName, number],
): SamplePicture {
  return picture(name, alt, {
    width: 1200,
    height: 1500,
    ground,
    horizon: 0.7,
    vessels: [vessel(shape, glaze, [600, 1180, height])],
  });
}

/** Every picture of the sample site, drawn by code: no photograph, no network, the same on every machine. */
export const samplePictures = {
  table: picture(
    'table',
    'A tenmoku bottle, a white moon jar, a celadon cup and an iron-red bowl in window light',
    {
      width: 2400,
      height: 1350,
      ground: 'plaster',
      horizon: 0.74,
      window: true,
      vessels: [
        vessel('moonJar', 'chalk', [1540, 1120, 590]),
        vessel('bottle', 'tenmoku', [1010, 1090, 720]),
        vessel('cup', 'celadon', [2030, 1190, 210]),
        vessel('bowl', 'iron', [640, 1210, 200]),
      ],
    },
  ),
  shelf: picture(
    'shelf',
    'Two shelf boards with jars, cups, jugs and bottles waiting for the kiln',
    {
      width: 1800,
      height: 1200,
      ground: 'linen',
      shelves: [0.46, 0.9],
      vessels: [
        vessel('jar', 'ash', [210, 552, 300]),
        vessel('cup', 'oat', [470, 552, 150]),
        vessel('cup', 'oat', [660, 552, 150]),
        vessel('bottle', 'indigo', [900, 552, 400]),
        vessel('vase', 'celadon', [1200, 552, 380]),
        vessel('mug', 'iron', [1490, 552, 190]),
        vessel('moonJar', 'chalk', [300, 1080, 330]),
        vessel('jug', 'tenmoku', [690, 1080, 400]),
        vessel('bowl', 'celadon', [1080, 1080, 130]),
        vessel('cylinder', 'oat', [1390, 1080, 340]),
        vessel('mug', 'ash', [1610, 1080, 190]),
      ],
    },
  ),
  still: picture('still-life', 'An indigo jug behind an oat-coloured mug and a celadon plate', {
    width: 1500,
    height: 1800,
    ground: 'sage',
    vessels: [
      vessel('jug', 'indigo', [840, 1420, 840]),
      vessel('mug', 'oat', [470, 1520, 380]),
      vessel('plate', 'celadon', [1000, 1650, 100]),
    ],
  }),
  row: picture('row', 'Seven cups in seven glazes, side by side', {
    width: 2100,
    height: 900,
    ground: 'linen',
    horizon: 0.66,
    vessels: (['chalk', 'oat', 'celadon', 'ash', 'iron', 'indigo', 'tenmoku'] as const).map(
      (glaze, index) => vessel('cup', glaze, [270 + index * 260, 690, 240]),
    ),
  }),
  evening: picture('evening', 'A moon jar and a bottle in the dark of the evening', {
    width: 1800,
    height: 1200,
    ground: 'night',
    horizon: 0.76,
    vessels: [
      vessel('moonJar', 'chalk', [1100, 980, 560]),
      vessel('bottle', 'iron', [620, 1000, 640]),
    ],
  }),
  bowls: picture('bowls', 'Three bowls on a clay-coloured table', {
    width: 1600,
    height: 1200,
    ground: 'clay',
    vessels: [
      vessel('bowl', 'oat', [520, 860, 200]),
      vessel('bowl', 'indigo', [1130, 880, 220]),
      vessel('bowl', 'chalk', [800, 1040, 230]),
    ],
  }),
  pair: picture('pair', 'Two slender vases, one celadon and one ash', {
    width: 1200,
    height: 1600,
    ground: 'slate',
    vessels: [vessel('vase', 'celadon', [470, 1270, 760]), vessel('vase', 'ash', [810, 1330, 600])],
  }),
  jars: picture('jars', 'Lidded jars in oat, iron and indigo', {
    width: 1800,
    height: 1200,
    ground: 'plaster',
    vessels: [
      vessel('jar', 'oat', [460, 960, 480]),
      vessel('jar', 'iron', [930, 990, 560]),
      vessel('jar', 'indigo', [1390, 950, 420]),
    ],
  }),
  moonJar: portrait('moon-jar', 'Moon jar in chalk white', ['moonJar', 'chalk', 'plaster', 620]),
  bottle: portrait('bottle', 'Bottle in black-brown tenmoku', ['bottle', 'tenmoku', 'linen', 860]),
  mug: portrait('mug', 'Mug in speckled oat', ['mug', 'oat', 'sage', 460]),
  cup: portrait('cup', 'Handleless cup in celadon', ['cup', 'celadon', 'linen', 430]),
  bowl: portrait('bowl', 'Noodle bowl in iron red', ['bowl', 'iron', 'plaster', 330]),
  jug: portrait('jug', 'Water jug in indigo', ['jug', 'indigo', 'linen', 760]),
  jar: portrait('jar', 'Lidded jar in ash grey', ['jar', 'ash', 'clay', 560]),
  vase: portrait('vase', 'Tall vase in celadon', ['vase', 'celadon', 'plaster', 840]),
  plate: portrait('plate', 'Supper plate in chalk white', ['plate', 'chalk', 'slate', 150]),
  cylinder: portrait('cylinder', 'Brush pot in iron red', ['cylinder', 'iron', 'sage', 620]),
} satisfies Record<string, SamplePicture>;

export type SamplePictureName = keyof typeof samplePictures;

/** The SVG documents by address. */
export function drawSamplePictures(): Map<string, string> {
  return new Map(Object.values(samplePictures).map(({ src, scene }) => [src, drawScene(scene)]));
}
