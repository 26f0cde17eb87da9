import { readGalleryData, type GalleryData } from './galleryData';

export interface ParseGalleryDataOptions {
  /** Decoded settings, for a block whose element has none. */
  stored?: Readonly<Record<string, unknown>> | undefined;
  /** Called with the error. @default console.error */
  report?: ((message: string) => void) | undefined;
}

/**
 * Reads a gallery block's settings from its JSON attribute, or from stored data ([GAL-2]).
 * @returns `undefined` if there are no readable settings; then `report` has been called
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
      // Reported below, with everything else that is not an object.
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

/** Attributes whose change makes a gallery re-render ([GAL-5]). */
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
