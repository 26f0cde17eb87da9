import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { maxFrames, maxPixels, maxPixelsOfSide } from './uploadLimits';

/** The facts of a picture as it is seen, upright. */
export interface PictureFacts {
  width: number;
  height: number;
  /** More than one where it moves. */
  frames: number;
  /** Base64. */
  thumbhash: string | null;
}

/** `huge`: no browser could show it; `broken`: it is no picture, or truncated; `slow`: reading it took too long. */
export type PictureProblem =
  { problem: 'huge'; width: number; height: number } | { problem: 'broken' | 'slow' };

// One picture is read at a time, and none is kept.
sharp.cache(false);
sharp.concurrency(1);

const maxSeconds = 30;

/** Formats by their file extensions. */
const formatOfType: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/svg+xml': 'svg',
};

/** Opens a picture so that a decompression bomb or a truncated picture is an error. */
export const openPicture = (source: string | Buffer) =>
  sharp(source, {
    limitInputPixels: maxPixels,
    failOn: 'truncated',
    sequentialRead: true,
  }).timeout({ seconds: maxSeconds });

/**
 * Reads a whole picture once: its dimensions are known before a pixel is decoded, and a truncated picture is refused.
 *
 * @param type the media type that its name promises
 */
export async function readPicture(
  file: string,
  type: string,
): Promise<PictureFacts | PictureProblem> {
  try {
    // Without limits: only the head is read, and its numbers decide.
    const {
      format,
      autoOrient,
      pages = 1,
      ...head
    } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (format !== formatOfType[type]) return { problem: 'broken' };
    const { width, height } = autoOrient;
    const isHuge =
      Math.max(width, height) > maxPixelsOfSide ||
      width * height > maxPixels ||
      pages > maxFrames ||
      (head.pageHeight ?? head.height) * head.width * pages > 10 * maxPixels;
    if (isHuge) return { problem: 'huge', width, height };
    // A drawing is not rendered here: only its dimensions are needed.
    if (format === 'svg') return { width, height, frames: 1, thumbhash: null };
    const { data, info } = await openPicture(file)
      .autoOrient()
      .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const hash = rgbaToThumbHash(info.width, info.height, data);
    return { width, height, frames: pages, thumbhash: Buffer.from(hash).toString('base64') };
  } catch (error) {
    return { problem: /timeout/i.test((error as Error).message) ? 'slow' : 'broken' };
  }
}
