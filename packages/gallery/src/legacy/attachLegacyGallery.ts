import { attachImages, imageConcurrency } from '@plinth/media/image';
import { resolveGallerySettings, type GallerySettings } from '../designs/gallerySettings';
import type { GalleryData } from '../designs/galleryData';
import type { GalleryOptions } from '../dom/galleryOptions';
import { adoptMarkup } from './adoptMarkup';
import { attachMeasuredLayout } from './attachMeasuredLayout';
import { createImageQueue } from './createImageQueue';
import { joinGroups } from './joinGroups';
import { readLegacyMarkup } from './readLegacyMarkup';
import { showLoaded } from './showLoaded';
import { wrapLooseSlides } from './wrapLooseSlides';

/**
 * Adopts the gallery of a published page: classes, geometry and pictures.
 * @returns its settings, from the markup and the options, and the undo; `undefined` if no gallery
 * is recognised
 */
export function attachLegacyGallery(
  root: Element,
  given: GalleryData | undefined,
  { isMobile = matchMedia('(hover: none)').matches }: Pick<GalleryOptions, 'isMobile'> = {},
): { data: GalleryData; undo: () => void } | undefined {
  const read = readLegacyMarkup(root);
  if (!read || read.slides.length === 0) return undefined;
  const divide = joinGroups(read);
  const { legacy, undo: unwrap } = wrapLooseSlides(root, read);
  const data = { ...legacy.data, ...given };
  const settings = withGutter(resolveGallerySettings(data), data);
  // One queue for the slides and their thumbnails ([GAL-19]).
  const { add: queue, clear } = createImageQueue(imageConcurrency(isMobile));
  const undos = [
    divide,
    unwrap,
    adoptMarkup(legacy, settings, data),
    showLoaded(legacy),
    attachImages(legacy.element, { queue }),
    clear,
  ];
  if (legacy.thumbnails) undos.push(attachImages(legacy.thumbnails, { queue }));
  if (settings.layout === 'autorows' || settings.layout === 'autocolumns')
    undos.push(attachMeasuredLayout(legacy, settings));
  return {
    data,
    undo() {
      for (const undo of undos.reverse()) undo();
    },
  };
}

/** Maximum gap in percent of the width: larger values in published carousels are pixels. */
const maxPercent = 10;

function withGutter(settings: GallerySettings, { gutter = 0 }: GalleryData): GallerySettings {
  if (settings.layout !== 'carousel' || gutter <= maxPercent) return settings;
  return { ...settings, gutter: `${gutter}px` };
}
