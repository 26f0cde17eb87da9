import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { interleave, row, type Sample, type Suite } from '../../harness';
import { siteServer } from '../page/siteServer';
import { openOwner } from './openOwner';
import { startPlainReceiver } from './plainReceiver';

// As in the server, which leaves the other cores to pages.
sharp.concurrency(1);

const megabyte = 1_000_000;
const width = 750;

/** Files that an owner uploads, and pictures that are resized on the first request. */
export const suite: Suite = {
  area: 'uploads',
  async run(context) {
    const server = await siteServer({ ownerPassword: 'only for the measurement' });
    const plain = await startPlainReceiver();
    try {
      const owner = await openOwner(server.origin, 'only for the measurement');
      const file = randomBytes(30 * megabyte)
        .toString('base64')
        .slice(0, 40 * megabyte);
      const rounds = context.scale(9, 3);
      const sent = await interleave(
        [
          { name: 'plinth', sample: () => timed(() => owner.upload('text.txt', file)) },
          { name: 'written to a file', sample: () => timed(() => plain.send(file)) },
        ],
        { rounds, warmup: 1 },
      );

      // Each picture is requested once: the second time it is stored in this size.
      const pictures: string[] = [];
      const original = new Uint8Array(await photo());
      for (let number = 0; number < rounds + 1; number += 1) {
        const name = `photo-${number}.jpg`;
        await owner.upload(name, original);
        pictures.push(name);
      }
      let next = 0;
      const look = () => owner.look(`/s/${pictures[next]}?format=${width}w`);
      const made = await interleave(
        [
          {
            name: 'plinth',
            sample: async () => {
              const sample = await timed(look);
              next = (next + 1) % pictures.length;
              return sample;
            },
          },
          {
            name: 'sharp alone, one thread',
            sample: () =>
              timed(() =>
                sharp(original)
                  .autoOrient()
                  .resize({ width, withoutEnlargement: true })
                  .webp({ quality: 78, effort: 3 })
                  .toBuffer(),
              ),
          },
        ],
        { rounds, warmup: 1 },
      );
      const again = await interleave([{ name: 'plinth', sample: () => timed(look) }], {
        rounds: context.scale(30, 10),
      });
      return [
        row({
          id: 'uploads/file',
          what: 'A text of 40 MB from the owner until it is stored',
          unit: 'ms',
          value: sent.of('plinth').wall,
          peers: sent.timings('wall', 'plinth'),
          ratio: sent.ratio('plinth', 'written to a file', 'wall'),
          target: { atMost: 3, of: 'written to a file' },
        }),
        row({
          id: 'uploads/first-size',
          what: 'A picture of 12 megapixels, the first time that it is asked for 750 px wide',
          unit: 'ms',
          value: made.of('plinth').wall,
          peers: made.timings('wall', 'plinth'),
          ratio: made.ratio('plinth', 'sharp alone, one thread', 'wall'),
          target: { atMost: 1.5, of: 'sharp alone, one thread' },
        }),
        row({
          id: 'uploads/same-size-again',
          what: 'The same picture, asked for once more',
          unit: 'ms',
          value: again.of('plinth').wall,
        }),
      ];
    } finally {
      await plain.stop();
      await server.stop();
    }
  },
};

async function timed(work: () => Promise<unknown>): Promise<Sample> {
  const start = performance.now();
  await work();
  // The work is done by another process, so the wait alone counts.
  return { wall: performance.now() - start, cpu: 0 };
}

/** Soft forms with some grain, which compress about as a photo does. */
const photo = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#a3501c',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(3)
    .jpeg({ quality: 88 })
    .toBuffer();
