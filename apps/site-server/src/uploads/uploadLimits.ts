import { limits } from '@plinth/site-model';
import type { FileType } from './fileTypes';

/** The default size limit of a file in megabytes. */
export const defaultMaxMegabytes = 100;

const maxMegabytes: Readonly<Record<FileType['kind'], number>> = {
  picture: 20,
  drawing: 2,
  sound: 160,
  video: 1000,
  document: 1000,
};

/** Maximum bytes by kind of file; no kind exceeds the configured limit. */
export const maxBytesOf = (kind: FileType['kind'], megabytes: number): number =>
  Math.min(maxMegabytes[kind], megabytes) * limits.bytesPerMegabyte;

/** Files of one form. */
export const maxFilesAtOnce = 50;

/** Limits of a picture: the sides that every format can hold. */
export const maxPixelsOfSide = 16_383;
export const maxPixels = 100_000_000;
/** The limit of a picture that moves. */
export const maxFrames = 1000;
