import { limits } from '@plinth/site-model';
import type { FileType } from './fileTypes';

/** Megabytes of a file, where the configuration says nothing else. */
export const usualMostMegabytes = 100;

const mostMegabytes: Readonly<Record<FileType['kind'], number>> = {
  picture: 20,
  drawing: 2,
  sound: 160,
  video: 1000,
  document: 1000,
};

/** Bytes that a file of a kind may have; no kind more than the configuration allows. */
export const mostBytesOf = (kind: FileType['kind'], megabytes: number): number =>
  Math.min(mostMegabytes[kind], megabytes) * limits.bytesPerMegabyte;

/** Files of one form. */
export const mostFilesAtOnce = 50;

/** Limits of a picture: the sides that every format can hold. */
export const mostPixelsOfSide = 16_383;
export const mostPixels = 100_000_000;
/** The limit of a picture that moves. */
export const mostFrames = 1000;
