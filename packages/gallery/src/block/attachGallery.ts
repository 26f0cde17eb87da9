import { attachLightbox } from '../lightbox/attachLightbox';
import { attachCarousel } from './attachCarousel';
import { attachGridLightbox, lightboxOptions } from './attachGridLightbox';
import { attachSlideshow } from '../dom/attachSlideshow';
import { attachStrip } from '../dom/attachStrip';
import { findGallery } from '../dom/findGallery';
import type { GalleryOptions } from '../dom/galleryOptions';
import { noContainer, readBlockData, setUpGallery } from '../dom/setUpGallery';

export type AttachGalleryOptions = GalleryOptions;

/** On the element itself: another copy of this package finds it as well. */
const attached = Symbol.for('plinth.attached.gallery');
const wildMarkup = '.sqs-gallery-container, .summary-block-wrapper, [data-controller^="Gallery"]';

/**
 * Brings a gallery of any design to life: our own markup, or that of published pages, for which more code is loaded.
 * A gallery that is attached already is left alone; one without slides is not set up ([GAL-5]).
 * @throws Error when there is no gallery
 * @returns the undo
 */
export function attachGallery(root: Element, options: AttachGalleryOptions = {}): () => void {
  const owner = root as { [attached]?: true };
  if (owner[attached]) return () => {};
  const isOwn = findGallery(root) !== undefined;
  const undo = isOwn ? attachOwn(root, options) : attachWild(root, options);
  owner[attached] = true;
  if (isOwn) options.onReady?.();
  return () => {
    undo();
    delete owner[attached];
  };
}

function attachOwn(root: Element, options: GalleryOptions): () => void {
  const setup = setUpGallery(root, options);
  if (!setup) return () => {};
  const resolved = { ...options, data: setup.data };
  const { layout, lightbox } = setup.settings;
  const attach =
    layout === 'stacked'
      ? attachSlideshow
      : layout === 'strip'
        ? attachStrip
        : layout === 'carousel'
          ? attachCarousel
          : attachGridLightbox;
  const undo = attach(root, resolved);
  if (!lightbox || (layout !== 'stacked' && layout !== 'strip')) return undo;
  const undoLightbox = attachLightbox(setup.parts.element, lightboxOptions(setup));
  return () => {
    undoLightbox();
    undo();
  };
}

function attachWild(root: Element, options: GalleryOptions): () => void {
  if (!root.matches(wildMarkup) && !root.querySelector(wildMarkup)) throw noContainer();
  const given = options.data ?? blockData(root, options);
  let undone = false;
  let undo = () => {};
  import('../wild/attachWildGallery')
    .then(
      ({ attachWildGallery }) => {
        if (undone) return;
        const wild = attachWildGallery(root, given, options);
        if (!wild) return;
        const undoOwn = attachOwn(root, { ...options, data: wild.data });
        undo = () => {
          undoOwn();
          wild.undo();
        };
      },
      () => console.warn('Loader2 not found'),
    )
    .finally(() => options.onReady?.());
  return () => {
    undone = true;
    undo();
  };
}

/** Published sections and some blocks say everything in their markup. */
function blockData(root: Element, options: GalleryOptions) {
  const hasJson = root.closest('[data-block-json]') ?? root.querySelector('[data-block-json]');
  const names =
    '[class*="sqs-gallery-block-"], [class*="sqs-gallery-design-"], [data-controller^="Gallery"]';
  const isNamed = root.matches(names) || root.querySelector(names);
  return !hasJson && !options.stored && isNamed ? undefined : readBlockData(root, options);
}
