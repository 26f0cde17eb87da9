import { knownFormats, type ImageFormatSource } from '@plinth/media/image-markup';

/** A picture in one of its formats, in as many widths as are known. */
export interface PictureFormat {
  type: string;
  srcset: string;
}

/** The formats of an item that is given as data: the files as they are named. */
export const givenFormats = (sources: readonly ImageFormatSource[] | undefined): PictureFormat[] =>
  knownFormats(sources).map(({ type, src }) => ({ type, srcset: src }));

/** The formats of a picture on the page; sources for certain windows are not the large one's. */
export const pageFormats = (thumbnail: HTMLImageElement | null): PictureFormat[] => {
  const sources = thumbnail
    ?.closest('picture')
    ?.querySelectorAll<HTMLSourceElement>('source[type][srcset]:not([media])');
  return Array.from(sources ?? [], ({ type, srcset }) => ({ type, srcset }));
};

/** The elements that let the browser choose. */
export const buildFormats = (formats: readonly PictureFormat[]): HTMLSourceElement[] =>
  formats.map((format) => Object.assign(document.createElement('source'), format));
