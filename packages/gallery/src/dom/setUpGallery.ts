import type { Translate } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { GalleryData } from '../designs/galleryData';
import { resolveBehaviorSettings, type BehaviorSettings } from '../designs/behaviorSettings';
import { parseGalleryData } from '../designs/parseGalleryData';
import { slideMessages } from '../slideshows/slideMessages';
import { findGallery } from './findGallery';
import type { GalleryOptions } from './galleryOptions';
import type { GalleryParts } from './galleryParts';
import type { SessionOption } from './gallerySession';

/** The common setup of every gallery behaviour. */
export interface GallerySetup {
  readonly parts: GalleryParts;
  readonly data: GalleryData;
  readonly settings: BehaviorSettings;
  readonly options: GalleryOptions & SessionOption;
  readonly translate: Translate<keyof typeof slideMessages>;
}

/**
 * Finds the gallery and reads its settings: options override the block's JSON, which overrides the
 * markup.
 * @returns `undefined` for a gallery without slides, which is not set up ([GAL-5])
 * @throws Error if there is no gallery
 */
export function setUpGallery(
  root: Element,
  options: GalleryOptions & SessionOption,
): GallerySetup | undefined {
  const parts = findGallery(root);
  if (!parts) throw noContainer();
  if (parts.slides.length === 0) return undefined;
  const data = { ...parts.data, ...readBlockData(root, options) };
  return {
    parts,
    data,
    options,
    settings: resolveBehaviorSettings(data),
    translate: createPlainTranslate(slideMessages, {
      locale: options.locale,
      overrides: options.messages,
    }),
  };
}

export const noContainer = () =>
  new Error(
    'No gallery container was found, so nothing was attached. Pass the gallery’s element or one that holds it.',
  );

/** The settings of the block that a gallery belongs to. */
export function readBlockData(
  root: Element,
  { data, stored }: Pick<GalleryOptions, 'data' | 'stored'>,
): GalleryData | undefined {
  if (data) return data;
  const block = root.closest('[data-block-json]') ?? root.querySelector('[data-block-json]');
  const json = block?.getAttribute('data-block-json');
  // Markup with its own design needs no other settings.
  if (!json && !stored && (root.closest('[data-design]') ?? root.querySelector('[data-design]')))
    return undefined;
  return parseGalleryData(json, { stored });
}
