import { knownFormats, type ImageFormatSource } from '@plinth/media/image-markup';

/** A picture in one of its formats, in all known widths. */
export interface PictureFormat {
  type: string;
  srcset: string;
}

/** The formats of an item from data: the given files. */
export const givenFormats = (sources: readonly ImageFormatSource[] | undefined): PictureFormat[] =>
  knownFormats(sources).map(({ type, src }) => ({ type, srcset: src }));

/** The formats of a picture on the page, except sources with a media condition. */
export const pageFormats = (thumbnail: HTMLImageElement | null): PictureFormat[] => {
  const sources = thumbnail
    ?.closest('picture')
    ?.querySelectorAll<HTMLSourceElement>('source[type][srcset]:not([media])');
  return Array.from(sources ?? [], ({ type, srcset }) => ({ type, srcset }));
};

/** The elements from which the browser chooses. */
export const buildFormats = (formats: readonly PictureFormat[]): HTMLSourceElement[] =>
  formats.map((format) => Object.assign(document.createElement('source'), format));
