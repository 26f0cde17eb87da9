import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compressedSize } from '@plinth/tooling/bundle';

export interface PublishedClient {
  /** By their paths on the server. */
  files: Record<string, string>;
  /** The scripts of the page when the measurement begins. */
  boot: string;
  /** Replaces the start by the file that also contains tracking: for a page where tracking may run at once. */
  importMap: string;
  /**
   * Bytes in brotli: of the scripts that start where tracking may run, where it may not, and for visitors who are
   * asked.
   */
  tracked: number;
  untracked: number;
  banner: number;
}

/** A script as the server would hand it out. */
interface ClientChunk {
  /** Below the server's root: `assets/startPage-….js`. */
  fileName: string;
  name: string;
  code: string;
  /** File names of its static imports. */
  imports: string[];
}

/**
 * Consent and tracking, built as the published page is. There they share their file with the login, the bars and the
 * popup; here that file holds them alone.
 * @throws when the client's own script could not build them
 */
export async function publishedClient(): Promise<PublishedClient> {
  const chunks = await buildTracking();
  const [boot, start, joined, banner] = ['boot', 'startPage', 'joinedStart', 'banner'].map(
    (wanted) => chunks.find(({ name }) => name === wanted)!,
  ) as [ClientChunk, ClientChunk, ClientChunk, ClientChunk];
  const imports = { [`/${start.fileName}`]: `/${joined.fileName}` };
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [`/${fileName}`, code])),
    boot: `/${boot.fileName}`,
    importMap: `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    tracked: bytes(loadedBy(joined, chunks, boot)),
    untracked: bytes(loadedBy(start, chunks, boot)),
    banner: bytes(loadedBy(banner, chunks, boot, start)),
  };
}

const script = fileURLToPath(
  new URL('../../../apps/site-runtime/measured/buildTracking.js', import.meta.url),
);

/** The app builds them by a script of its own: no other module imports them. */
async function buildTracking(): Promise<ClientChunk[]> {
  const target = mkdtempSync(path.join(tmpdir(), 'plinth-tracking-'));
  try {
    await promisify(execFile)(process.execPath, [script, target]);
    const files = JSON.parse(readFileSync(path.join(target, 'files.json'), 'utf8')) as Omit<
      ClientChunk,
      'code'
    >[];
    return files.map((file) => ({
      ...file,
      code: readFileSync(path.join(target, file.fileName), 'utf8'),
    }));
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** A chunk and its imports, without those that are loaded already. */
function loadedBy(
  chunk: ClientChunk,
  chunks: readonly ClientChunk[],
  ...there: readonly ClientChunk[]
): Set<ClientChunk> {
  const found = new Set([chunk]);
  for (const { imports } of found)
    for (const name of imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)!;
      if (!there.includes(imported)) found.add(imported);
    }
  return found;
}

const bytes = (chunks: Set<ClientChunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + compressedSize(Buffer.from(code), 'brotli'), 0);
