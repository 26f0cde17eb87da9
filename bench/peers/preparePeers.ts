import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PeerPage } from './parts/peerPage';

export type PeerName = 'astro' | 'next';

const sources = path.dirname(fileURLToPath(import.meta.url));
const repository = path.resolve(sources, '../..');
/** Installed and built beside the sources, so that the repository's own checks do not see them. */
const workshop = path.resolve(sources, '../.cache/peers');
const pageFile = path.join(workshop, 'page.json');
const copied = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'parts', 'astro', 'next'];
const packagesInUse = ['site-model', 'media', 'ui-dialogs', 'ui-blocks', 'gallery', 'forms'];

/** The file that starts a built peer, from its folder. */
export const peerEntries: Record<PeerName, string> = {
  astro: 'astro/dist/server/entry.mjs',
  next: `next/.next/standalone/${path.relative(repository, workshop)}/next/server.js`,
};

export const peerFile = (file: string): string => path.join(workshop, file);

/** Whether the peers' own dependencies are installed; a quick run does not fetch them. */
export const arePeersInstalled = (): boolean =>
  (['astro', 'next'] as const).every((name) => existsSync(peerFile(`${name}/node_modules`)));

/**
 * Installs and builds the peers, unless sources and packages are those of the last build, and writes the page for them.
 * @throws when the registry does not answer or a build fails
 */
export async function preparePeers(
  names: readonly PeerName[],
  page: PeerPage,
  log: (message: string) => void,
): Promise<void> {
  mkdirSync(workshop, { recursive: true });
  writeFileSync(pageFile, JSON.stringify(page));
  const stamps = names.map((name) => ({ name, stamp: stampOf(name) }));
  const stale = stamps.filter(
    ({ name, stamp }) =>
      !existsSync(peerFile(peerEntries[name])) || readOr(peerFile(`${name}.stamp`)) !== stamp,
  );
  if (stale.length === 0) return;

  // A file that was removed from the sources must not be built any longer.
  for (const old of ['parts', 'astro/src', 'next/app'])
    rmSync(path.join(workshop, old), { recursive: true, force: true });
  for (const entry of copied)
    cpSync(path.join(sources, entry), path.join(workshop, entry), { recursive: true });
  log('installing the peers');
  await pnpm(workshop, ['install', '--frozen-lockfile', '--prefer-offline']);
  for (const { name, stamp } of stale) {
    log(`building the ${name} peer`);
    await pnpm(path.join(workshop, name), ['run', 'build']);
    writeFileSync(peerFile(`${name}.stamp`), stamp);
  }
}

function stampOf(name: PeerName): string {
  const hash = createHash('sha256');
  const folders = [
    ...['package.json', 'pnpm-lock.yaml', 'parts', name].map((entry) => path.join(sources, entry)),
    ...packagesInUse.map((room) => path.join(repository, 'packages', room, 'dist')),
  ];
  for (const file of folders.flatMap(filesIn)) {
    if (!file.endsWith('.map'))
      hash.update(path.relative(repository, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(entry: string): string[] {
  if (!existsSync(entry))
    throw new Error(`${path.relative(repository, entry)} is missing; run \`pnpm build\` first.`);
  if (path.extname(entry) !== '') return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}

const readOr = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

async function pnpm(cwd: string, args: string[]): Promise<void> {
  const child = spawn('pnpm', args, {
    cwd,
    env: { ...process.env, ...peerEnvironment, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(`pnpm ${args.join(' ')} in ${cwd} failed:\n${output.slice(-4000)}`);
}

/** For builds and servers alike. Neither framework reports to its makers from here. */
export const peerEnvironment = {
  NODE_ENV: 'production',
  PEER_PAGE: pageFile,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};
