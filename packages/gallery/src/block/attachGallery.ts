import { findDesign } from '../designs/layoutForDesign';
import { designHint } from '../development/designHint';
import { rerenderingAttributes } from '../designs/parseGalleryData';
import { attachEach } from '../dom/attachEach';
import type { SessionOption } from '../dom/gallerySession';
import { attachLightbox } from '../lightbox/attachLightbox';
import { attachCarousel } from './attachCarousel';
import { attachGridLightbox, lightboxOptions } from './attachGridLightbox';
import { attachSlideshow } from '../dom/attachSlideshow';
import { attachStrip } from '../dom/attachStrip';
import { findGallery } from '../dom/findGallery';
import type { GalleryOptions } from '../dom/galleryOptions';
import { noContainer, readBlockData, setUpGallery } from '../dom/setUpGallery';

// Bundlers replace the mode; on an unbundled page `process` is undefined.
declare const process: { env: { NODE_ENV?: string } };

export type AttachGalleryOptions = GalleryOptions;

/** A property of the element, so that another copy of this package finds it. */
const attached = Symbol.for('plinth.attached.gallery');

interface Owner {
  [attached]?: { update: (options?: AttachGalleryOptions) => void };
}

const sections = '[data-controller^="Gallery"], [data-controller^="UserItemsList"]';
const legacyMarkup = `.sqs-gallery-container, .summary-block-wrapper, ${sections}`;

/**
 * Adds behaviour to a gallery of any design: our own markup, or that of published pages, for which
 * more code is loaded. A gallery that is already attached is skipped; a gallery without slides is
 * not set up ([GAL-5]).
 * @throws Error when there is no gallery
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachGallery } from '@plinth/gallery';
 *
 * const detach = attachGallery(document.querySelector('.pl-gallery')!, { keyboard: true });
 * ```
 */
export function attachGallery(root: Element, options: AttachGalleryOptions = {}): () => void {
  // Untyped scripts may pass an element that does not exist.
  if (!root) throw noContainer();
  const owner = root as Owner;
  if (owner[attached]) return () => {};
  const session = (options as SessionOption).session ?? { isRenewing: false };
  let current = options;
  const attach = () =>
    findGallery(root)
      ? attachOwn(root, { ...current, session })
      : attachLegacy(root, { ...current, session });
  const isOwn = findGallery(root) !== undefined;
  let undo = attach();
  const update = (next: AttachGalleryOptions = current) => {
    current = next;
    session.isRenewing = true;
    undo();
    session.isRenewing = false;
    undo = () => {};
    undo = attach();
  };
  const undoWatch = watchAttributes(root, update);
  owner[attached] = { update };
  if (isOwn) options.onReady?.();
  return () => {
    undoWatch();
    undo();
    delete owner[attached];
  };
}

/**
 * Attaches an attached gallery again after its slides or settings have changed. The visitor keeps
 * the slide, the pause and an open lightbox.
 * @param options new options.
 * @default the options that it was attached with
 *
 * @example
 * ```ts
 * import { updateGallery } from '@plinth/gallery';
 *
 * updateGallery(document.querySelector('.pl-gallery')!, { loop: false });
 * ```
 */
export function updateGallery(root: Element, options?: AttachGalleryOptions): void {
  (root as Owner)[attached]?.update(options);
}

/**
 * Observes the attributes that make a gallery re-render ([GAL-5]): on its own element, and the
 * settings of its block.
 */
function watchAttributes(root: Element, update: () => void): () => void {
  const observer = new MutationObserver(() => update());
  const names = rerenderingAttributes.map((name) => name.toLowerCase());
  const attributeFilter = ['data-block-json', ...names, ...names.map((name) => `data-${name}`)];
  const block = root.closest('[data-block-json]') ?? root.querySelector('[data-block-json]');
  for (const element of new Set([root, block, root.querySelector('.pl-gallery')]))
    if (element) observer.observe(element, { attributeFilter });
  return () => observer.disconnect();
}

function attachOwn(root: Element, options: GalleryOptions & SessionOption): () => void {
  const setup = setUpGallery(root, options);
  if (!setup) return () => {};
  reportDesign(setup.data.design);
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
  const isStage = layout === 'stacked' || layout === 'strip';
  honourSaveData(setup.parts.list);
  return attachEach([
    () => attach(root, resolved),
    ...(lightbox && isStage
      ? [() => attachLightbox(setup.parts.element, lightboxOptions(setup))]
      : []),
  ]);
}

/** Loads more code only if the visitor prefers to save data. */
function honourSaveData(list: HTMLElement): void {
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  import('../dom/savePictureData').then(
    ({ savePictureData }) => savePictureData(list),
    () => {},
  );
}

/** An unknown design gets the base layout, and a message in the console ([GAL-1]). */
function reportDesign(design: string | undefined): void {
  if (!design) return;
  try {
    findDesign(design);
  } catch (error) {
    console.warn((error as Error).message);
    try {
      if (process.env.NODE_ENV !== 'production') console.info(designHint);
    } catch {
      // An unbundled page gets only the message without the hint.
    }
  }
}

function attachLegacy(root: Element, options: GalleryOptions & SessionOption): () => void {
  if (!root.matches(legacyMarkup) && !root.querySelector(legacyMarkup)) {
    // The block of a gallery without slides is empty: it is not set up, which is not an error.
    if (isEmptyBlock(root)) return () => {};
    throw noContainer();
  }
  const given = options.data ?? blockData(root, options);
  let undone = false;
  let undo = () => {};
  import('../legacy/attachLegacyGallery')
    .then(
      ({ attachLegacyGallery }) => {
        if (undone) return;
        const legacy = attachLegacyGallery(root, given, options);
        if (!legacy) return;
        const undoOwn = attachOwn(root, { ...options, data: legacy.data });
        undo = () => {
          undoOwn();
          legacy.undo();
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

const isEmptyBlock = (root: Element) =>
  (root.matches('[data-block-json]') || root.querySelector('[data-block-json]') !== null) &&
  root.querySelector('img, video, .slide') === null;

/** In published sections and some blocks all settings are in the markup. */
function blockData(root: Element, options: GalleryOptions) {
  const hasJson = root.closest('[data-block-json]') ?? root.querySelector('[data-block-json]');
  const names = `[class*="sqs-gallery-block-"], [class*="sqs-gallery-design-"], ${sections}`;
  const isNamed = root.matches(names) || root.querySelector(names);
  return !hasJson && !options.stored && isNamed ? undefined : readBlockData(root, options);
}
