import { open, readFile } from 'node:fs/promises';
import type { FileType } from './fileTypes';
import { isActiveDrawing, isPolyglotFile } from './hiddenContent';
import { readPicture, type PictureFacts, type PictureProblem } from './readPicture';

export type FileProblem = PictureProblem | { problem: 'empty' | 'unsupported' | 'active' };

/** Bytes at both ends that are read. */
const looked = 4096;

/**
 * Reads a file that has fully arrived: returns the facts of a picture, none for other files, or the reason for refusing
 * it.
 */
export async function checkFile(
  file: string,
  { kind, type, isWhole }: FileType,
): Promise<{ picture?: PictureFacts } | FileProblem> {
  const { first, last, size } = await readEnds(file);
  if (size === 0) return { problem: 'empty' };
  if (!isWhole(first, last, size)) return { problem: 'unsupported' };
  if (kind !== 'picture' && kind !== 'drawing') return {};
  const bytes = await readFile(file);
  if (kind === 'drawing' ? isActiveDrawing(bytes) : isPolyglotFile(bytes))
    return { problem: 'active' };
  const picture = await readPicture(file, type);
  return 'problem' in picture ? picture : { picture };
}

async function readEnds(file: string) {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (position: number) => {
      const bytes = Buffer.alloc(Math.min(looked, size));
      await handle.read(bytes, 0, bytes.length, position);
      return bytes;
    };
    return { size, first: await read(0), last: await read(Math.max(0, size - looked)) };
  } finally {
    await handle.close();
  }
}
