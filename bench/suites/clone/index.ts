import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glazeNotes, sampleSite } from '@plinth/marlow-clay';
import { interleave, row, spread, type Sample, type Suite } from '../../harness';
import { makePeerPage } from '../../peers/makePeerPage';
import { peerEnvironment, peerFile, preparePeers } from '../../peers/preparePeers';
import { peerAddress } from '../../peers/startPeer';
import { pictureScript } from '../page/plainScript';
import { siteServer } from '../page/siteServer';
import { firstPage } from './firstPage';

const repository = path.resolve(import.meta.dirname, '../../..');
/** As deep as the peers' build folder: their sources import our packages by relative paths. */
const peerClone = peerFile('../peers-clone');
const peerParts = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'parts', 'astro'];

/**
 * From a fresh clone and an empty home to the first page: the README's first command, and that of Astro's
 * documentation.
 */
export const suite: Suite = {
  area: 'clone',
  async run(context) {
    await makePeersPage(context.log);
    const result = await interleave(
      [
        { name: 'plinth', sample: () => inEmptyHome(startOurs) },
        { name: 'Astro SSR', sample: () => inEmptyHome(startAstro) },
      ],
      { rounds: context.scale(3, 1), warmup: 0 },
    );
    // Without the other clock: the processor time is that of a dozen programs, which have ended by then.
    const wallOf = (name: string) => spread(result.of(name).samples.map(({ wall }) => wall));
    return [
      row({
        id: 'clone/first-page',
        what: 'From a fresh clone and an empty home to the first page by one command: installed, built, seeded, served. Astro gets our packages built, and serves one page',
        unit: 'ms',
        value: wallOf('plinth'),
        peers: { 'Astro SSR': wallOf('Astro SSR') },
        ratio: result.ratio('plinth', 'Astro SSR', 'wall'),
      }),
    ];
  },
};

/** The page of Astro is data, made once from ours. */
async function makePeersPage(log: (message: string) => void): Promise<void> {
  const server = await siteServer();
  try {
    const html = await (await fetch(server.origin + peerAddress)).text();
    const page = makePeerPage({ site: sampleSite, page: glazeNotes, html, pictureScript });
    await preparePeers(['astro'], page, log);
  } finally {
    await server.stop();
  }
}

type Start = (home: string) => Promise<Sample>;

async function inEmptyHome(start: Start): Promise<Sample> {
  const home = mkdtempSync(path.join(tmpdir(), 'plinth-clone-'));
  try {
    return await start(home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const startOurs: Start = (home) => {
  const clone = path.join(home, 'plinth');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, clone]);
  return firstPage({
    home,
    cwd: clone,
    command: 'npx --yes pnpm@12 start',
    address: '/',
    env: { PLINTH_DATA: path.join(home, 'data') },
  });
};

const startAstro: Start = async (home) => {
  rmSync(peerClone, { recursive: true, force: true });
  mkdirSync(peerClone, { recursive: true });
  for (const part of peerParts)
    cpSync(peerFile(part), path.join(peerClone, part), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist|\.astro)$/.test(file),
    });
  try {
    return await firstPage({
      home,
      cwd: path.join(peerClone, 'astro'),
      command:
        'npx --yes pnpm@12 install --frozen-lockfile --prod=false && npx pnpm@12 run build && node dist/server/entry.mjs',
      address: peerAddress,
      env: { ...peerEnvironment, HOST: '127.0.0.1' },
    });
  } finally {
    rmSync(peerClone, { recursive: true, force: true });
  }
};
