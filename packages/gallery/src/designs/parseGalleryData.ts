import { readGalleryData, type GalleryData } from './galleryData';

export interface ParseGalleryDataOptions {
  /** Settings that are already decoded, for a block whose element carries none. */
  stored?: Readonly<Record<string, unknown>> | undefined;
  /** Receives what went wrong. @default console.error */
  report?: ((message: string) => void) | undefined;
}

/**
 * Reads a gallery block's settings from its JSON attribute, or from stored data ([GAL-2]).
 * @returns `undefined` when there are none that can be read; `report` has then been told why
 *
 * @example
 * ```ts
 * import { parseGalleryData } from '@plinth/gallery';
 *
 * parseGalleryData('{"design":"grid"}', { report: (message) => console.warn(message) });
 * ```
 */
export function parseGalleryData(
  json: string | null | undefined,
  { stored, report = (message) => console.error(message) }: ParseGalleryDataOptions = {},
): GalleryData | undefined {
  if (json) {
    try {
      const decoded: unknown = JSON.parse(json);
      if (isRecord(decoded)) return readGalleryData(decoded);
    } catch {
      // Reported below, with every other way of not being an object.
    }
    report('Error decoding gallery block data.');
    return stored && readGalleryData(stored);
  }
  if (stored) return readGalleryData(stored);
  report('Error evaluating gallery block data.');
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Attributes of a gallery whose change makes it render anew ([GAL-5]). */
export const rerenderingAttributes = [
  'aspectRatio',
  'autoplay',
  'autoplay-duration',
  'lightbox',
  'lightboxTheme',
  'methodOption',
  'padding',
  'thumbnail-strip-height',
  'thumbnail-strip-margin',
  'transientGallery',
  'vSize',
] as const;
