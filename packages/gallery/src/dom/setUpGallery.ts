import { createTranslate, type Translate } from '@plinth/site-model';
import type { GalleryData } from '../designs/galleryData';
import { resolveGallerySettings, type GallerySettings } from '../designs/gallerySettings';
import { parseGalleryData } from '../designs/parseGalleryData';
import { galleryMessages } from '../messages';
import { findGallery } from './findGallery';
import type { GalleryOptions } from './galleryOptions';
import type { GalleryParts } from './galleryParts';

/** What every behaviour of a gallery starts from. */
export interface GallerySetup {
  readonly parts: GalleryParts;
  readonly data: GalleryData;
  readonly settings: GallerySettings;
  readonly options: GalleryOptions;
  readonly translate: Translate<keyof typeof galleryMessages>;
}

/**
 * Finds the gallery and reads its settings: options win over the block's JSON, that over the markup.
 * @returns `undefined` for a gallery without slides, which is not set up ([GAL-5])
 */
export function setUpGallery(root: Element, options: GalleryOptions): GallerySetup | undefined {
  const block = options.data ?? readBlock(root, options);
  const parts = findGallery(root, block);
  if (parts.slides.length === 0) {
    parts.restore();
    return undefined;
  }
  const data: GalleryData = { ...parts.data, ...block };
  return {
    parts,
    data,
    options,
    settings: resolveGallerySettings(data),
    translate: createTranslate(galleryMessages, {
      locale: options.locale,
      overrides: options.messages,
    }),
  };
}

function readBlock(root: Element, { stored }: GalleryOptions): GalleryData | undefined {
  const block = root.closest('[data-block-json]') ?? root.querySelector('[data-block-json]');
  const json = block?.getAttribute('data-block-json');
  // Markup that names its own design needs no settings beside it.
  if (!json && !stored && namesDesign(root)) return undefined;
  return parseGalleryData(json, { stored });
}

function namesDesign(root: Element): boolean {
  const selector =
    '[data-design], [data-layout], [class*="sqs-gallery-block-"], [class*="sqs-gallery-design-"], [data-props]';
  return root.matches(selector) || root.querySelector(selector) !== null;
}
