import { fileURLToPath } from 'node:url';
import { clientChunks, type ClientChunk } from '@plinth/site-runtime/client-chunks';
import { compressedSize } from '@plinth/tooling/bundle';

export interface PublishedClient {
  /** By their paths on the server. */
  files: Record<string, string>;
  /** The scripts of the page when the measurement begins. */
  boot: string;
  /** Puts the start with what tracks in the place of the start: for a page where tracking may run from the start. */
  importMap: string;
  /** Bytes in brotli: what starts where tracking may run, what starts where it may not, and what comes to whoever is asked. */
  tracked: number;
  untracked: number;
  banner: number;
}

/**
 * Consent and tracking, built as the published page is. There they share their file with the login, the bars and the
 * popup; here that file holds them alone.
 */
export async function publishedClient(): Promise<PublishedClient> {
  const chunks = await clientChunks({
    root: folder('.'),
    input: {
      boot: folder('apps/start/main.ts'),
      startPage: folder('apps/start/startPage.ts'),
      tracking: folder('../../../apps/site-runtime/src/start/tracking/tracking.ts'),
    },
  });
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

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A chunk and what it imports, without what is there already. */
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
