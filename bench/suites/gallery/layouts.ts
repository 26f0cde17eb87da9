import { justifiedRows, masonry } from '@plinth/gallery/layouts';
import computeMasonryLayout from '../../node_modules/react-photo-album/dist/layouts/masonry.js';
import computeRowsLayout from '../../node_modules/react-photo-album/dist/layouts/rows.js';
import { interleave, row, type Context, type Row } from '../../harness';
import { photos } from './photos';

interface Model {
  tracks: { photos: { width: number; height: number }[] }[];
}

const width = 1200;
const gutter = 20;
const targetHeight = 250;
const peer = 'react-photo-album';

export async function measureLayouts(context: Context): Promise<Row[]> {
  const rows: Row[] = [optimumRow(context)];
  for (const count of [1000, 10_000, 100_000]) {
    const list = photos(context, count);
    const ratios = Float64Array.from(list, (photo) => photo.width / photo.height);
    const ours = () => justifiedRows(ratios, { width, gutter, targetHeight, lastRow: 'justify' });
    const theirs = () =>
      computeRowsLayout(list, gutter, 0, width, targetHeight) as unknown as Model;
    checkRows(ours(), ratios);
    const timed = await interleave(
      [
        { name: 'plinth', run: ours },
        { name: peer, run: theirs },
      ],
      { rounds: context.scale(count > 50_000 ? 12 : 30, 4) },
    );
    rows.push(
      row({
        id: `gallery/rows-${count}`,
        what: `${count.toLocaleString('en')} photos laid out in justified rows`,
        unit: 'ms CPU',
        value: timed.of('plinth').cpu,
        peers: timed.timings('cpu', 'plinth'),
        ratio: timed.ratio('plinth', peer, 'cpu'),
        target: { atMost: 1, of: peer },
      }),
      row({
        id: `gallery/rows-${count}-cost`,
        what: `The same: deviation from the wanted height, squared and summed over the photos (ours is the optimum)`,
        unit: 'px²',
        value: ours().cost,
        peers: { [peer]: costOf(theirs()) },
        target: { atMost: 1, of: peer },
      }),
    );

    const columns = 4;
    const stacked = await interleave(
      [
        { name: 'plinth', run: () => masonry(ratios, { width, columns, gutter }) },
        {
          name: peer,
          run: () => computeMasonryLayout(list, gutter, 0, width, columns),
        },
      ],
      { rounds: context.scale(count > 50_000 ? 12 : 30, 4) },
    );
    rows.push(
      row({
        id: `gallery/masonry-${count}`,
        what: `${count.toLocaleString('en')} photos laid out in masonry of four columns`,
        unit: 'ms CPU',
        value: stacked.of('plinth').cpu,
        peers: stacked.timings('cpu', 'plinth'),
        ratio: stacked.ratio('plinth', peer, 'cpu'),
        target: { atMost: 1 / 5, of: peer },
      }),
    );
  }
  return rows;
}

/** Every division of 14 photos into rows, 40 times: none is cheaper than ours. */
function optimumRow(context: Context): Row {
  const random = context.random(14);
  let worst = 0;
  for (let list = 0; list < 40; list += 1) {
    const ratios = Float64Array.from({ length: 14 }, () => random.integer(50, 200) / 100);
    const { cost } = justifiedRows(ratios, { width, gutter, targetHeight, lastRow: 'justify' });
    worst = Math.max(worst, cost / leastCost(ratios));
  }
  return row({
    id: 'gallery/rows-optimum',
    what: 'Justified rows: cost beside the cheapest of all 8,192 divisions of 14 photos, the worst of 40 lists',
    unit: '× the least cost',
    value: worst,
    target: { atMost: 1.000001 },
  });
}

/** Tries every set of breaks: bit `i` of `breaks` ends a row after photo `i`. */
function leastCost(ratios: Float64Array): number {
  const gaps = ratios.length - 1;
  let min = Infinity;
  for (let breaks = 0; breaks < 1 << gaps; breaks += 1) {
    let cost = 0;
    let sum = 0;
    let photosInRow = 0;
    for (let i = 0; i <= gaps; i += 1) {
      sum += ratios[i]!;
      photosInRow += 1;
      if (i < gaps && !(breaks & (1 << i))) continue;
      const height = (width - gutter * (photosInRow - 1)) / sum;
      cost += photosInRow * (height - targetHeight) ** 2;
      sum = 0;
      photosInRow = 0;
    }
    min = Math.min(min, cost);
  }
  return min;
}

const costOf = ({ tracks }: Model) =>
  tracks
    .flatMap((track) => track.photos)
    .reduce((sum, { height }) => sum + (height - targetHeight) ** 2, 0);

/** Checks the result: the returned cost must be the cost of the returned boxes. */
function checkRows(
  { height, width: widths, cost }: ReturnType<typeof justifiedRows>,
  ratios: Float64Array,
) {
  const sum = height.reduce((total, value) => total + (value - targetHeight) ** 2, 0);
  if (Math.abs(sum - cost) > 1e-6 * cost) throw new Error(`The rows cost ${sum}, but say ${cost}.`);
  const wrong = widths.findIndex((value, i) => Math.abs(value / height[i]! - ratios[i]!) > 1e-6);
  if (wrong >= 0) throw new Error(`Photo ${wrong} lost its ratio.`);
}
