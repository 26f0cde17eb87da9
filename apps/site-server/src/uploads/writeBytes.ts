import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Writes a file while it arrives, never whole in memory.
 * @param look called with each piece that is written
 * @returns the number of bytes; beyond the limit they are discarded without counting
 */
export async function writeBytes(
  bytes: Readable,
  { file, maxBytes, look }: { file: string; maxBytes: number; look?: (piece: Buffer) => void },
): Promise<number | 'cut'> {
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  let failure: unknown;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      // A file that is too large, or has no room on the disk, is read to its end: otherwise the client would not read
      // the answer.
      if (size > maxBytes || failure) continue;
      size += chunk.length;
      if (size > maxBytes) continue;
      look?.(chunk);
      await handle.writeFile(chunk).catch((error: unknown) => {
        failure = error;
      });
    }
  } catch {
    return 'cut';
  } finally {
    await handle.close();
  }
  if (failure) throw failure as Error;
  return size;
}
