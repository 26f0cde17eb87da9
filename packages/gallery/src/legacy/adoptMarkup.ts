import { changeElements, type ElementChanges } from '../dom/changeElements';
import { slideImage } from '../dom/galleryParts';
import type { GalleryData } from '../designs/galleryData';
import type { GallerySettings } from '../designs/gallerySettings';
import { readSlideAttributes } from '../designs/slideAttributes';
import { usableRatio } from '../layouts/ratios';
import { adoptControls, adoptLooseButtons } from './adoptControls';
import { followCurrent } from './followCurrent';
import { holdersOf } from './holdersOf';
import type { LegacyGallery } from './legacyGallery';

/**
 * The properties that the platform's script writes into elements; a page that was saved after it
 * ran contains them.
 */
const savedGeometry = [
  ...['position', 'inset', 'width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'],
  ...[
    'margin',
    'padding',
    'transform',
    'translate',
    'rotate',
    'scale',
    'zoom',
    'clip',
    'clip-path',
  ],
  ...[
    'opacity',
    'visibility',
    'content-visibility',
    'display',
    'float',
    'flex',
    'order',
    'z-index',
  ],
  ...['grid-area', 'align-self', 'justify-self', 'overflow', 'transition', 'animation'],
];

/** Properties that hide a whole gallery. Its position and width are left to the page. */
const savedOutside = ['opacity', 'visibility', 'transform', 'clip-path'];
const savedHeights = ['height', 'max-height'];

/** Minimum height of a usable stage in pixels: a lower stage has space for its buttons only. */
const lowestStage = 100;

/**
 * Adopts the markup of published pages: it gets the classes and custom properties of our own
 * markup, so that one style sheet and one behaviour serve both. The undo restores it.
 */
export function adoptMarkup(
  legacy: LegacyGallery,
  settings: GallerySettings,
  data: GalleryData,
): () => void {
  const { element, list, slides, controls, buttons, hasOwnText } = legacy;
  const changes = changeElements();
  const undos = [() => changes.undo()];

  // Before any class is set, because the buttons' original look is checked.
  if (controls) adoptControls(controls, changes);
  if (buttons) adoptLooseButtons(buttons, list, changes);
  const isStage = settings.layout === 'stacked' || settings.layout === 'strip';
  for (
    let outer = list.parentElement;
    outer && element.contains(outer);
    outer = outer.parentElement
  )
    forgetSaved(outer, changes, isStage ? savedOutside : [...savedOutside, ...savedHeights]);
  for (const part of [list, ...slides]) forgetSaved(part, changes);
  const ownHeight = settings.stageRatio && data.aspectRatio ? null : ownHeightOf(legacy, settings);
  changes.addClass(element, 'pl-gallery');
  changes.setAttributes(element, {
    'data-adopted': '',
    'data-own-height': ownHeight,
    'data-own-text': hasOwnText ? '' : null,
    'data-design': data.design ?? null,
    'data-layout': settings.layout,
    'data-crop': settings.crop ? '' : null,
    'data-meta-position':
      settings.showMeta || settings.showMetaOnHover ? settings.metaPosition : null,
    'data-meta-on-hover': settings.showMetaOnHover ? '' : null,
  });
  changes.addClass(list, 'pl-gallery-slides');
  // The platform's style sheets show a list and its slides once they have the class of their
  // layout.
  if (list.matches('.sqs-gallery, .summary-item-list'))
    changes.addClass(list, `sqs-gallery-design-${settings.layout}`);
  let stageRatio = settings.stageRatio ?? 0;
  for (const slide of slides) {
    const ratio = adoptSlide(slide, settings, changes);
    stageRatio ||= ratio;
  }
  if (settings.layout === 'stacked') {
    const thumbnails = [...(legacy.thumbnails?.children ?? [])] as HTMLElement[];
    undos.push(followCurrent([...slides, ...thumbnails], changes));
  }
  changes.setStyles(element, {
    '--pl-gap': settings.gutter,
    '--pl-per-row': String(settings.perRow),
    '--pl-column-width': `${settings.columnWidth}px`,
    '--pl-image-size': `${settings.listImageSize}%`,
    '--pl-stage-ratio': String(stageRatio || 1),
  });
  adoptThumbnails(legacy, settings, changes);
  return () => {
    for (const undo of undos.reverse()) undo();
  };
}

/** @returns the ratio of its picture */
function adoptSlide(
  slide: HTMLElement,
  settings: GallerySettings,
  changes: ElementChanges,
): number {
  const { layout, imageAspectRatio } = settings;
  const image = slideImage(slide);
  changes.addClass(slide, 'pl-gallery-slide', 'positioned');
  if (slide.matches('.slide, .summary-item'))
    changes.addClass(slide, `sqs-gallery-design-${layout}-slide`);
  // One slide at a time is shown by other means; a style sheet that fades the others out must not
  // apply.
  if (layout === 'stacked') changes.setStyles(slide, { opacity: '1' });
  const fillsItsSlide = layout === 'stacked' || layout === 'strip';
  if (image && image !== slide) {
    forgetSaved(image, changes);
    changes.addClass(image, 'pl-gallery-image');
    // Media would reserve the picture's own ratio, but the layout may need another.
    changes.setStyles(image, { 'aspect-ratio': fillsItsSlide ? 'auto' : 'var(--r)' });
  }
  const holders = holdersOf(slide, image);
  for (const holder of holders) {
    forgetSaved(holder, changes);
    changes.addClass(holder, 'pl-gallery-holder');
  }
  // These links open the large picture, not another page.
  for (const link of settings.lightbox ? [slide, ...holders] : [])
    if (link.matches('[class*="lightbox-link"]')) {
      changes.addClass(link, 'pl-gallery-link');
      // The lightbox gives the role of a button to an element that is none.
      for (const name of ['role', 'tabindex']) changes.keepAttribute(link, name);
    }
  // Below a picture that fills its slide a caption would be clipped.
  const words = fillsItsSlide ? '.meta, figcaption' : '.meta, .summary-content';
  for (const meta of slide.querySelectorAll<HTMLElement>(words)) {
    forgetSaved(meta, changes);
    changes.addClass(meta, 'pl-gallery-meta');
  }
  const { width, height } = readSlideAttributes(slide.dataset, image?.dataset);
  const ratio = imageAspectRatio ?? usableRatio(width && height ? width / height : undefined);
  changes.setStyles(slide, { '--r': String(ratio) });
  return ratio;
}

/**
 * Whether the page's own style sheet sizes the stage, at the list or around it: only if no slide
 * affects its height.
 */
function ownHeightOf(
  { element, list, slides }: LegacyGallery,
  { layout }: GallerySettings,
): 'list' | 'stage' | null {
  if (layout !== 'stacked' && layout !== 'strip') return null;
  if (!slides.every((slide) => getComputedStyle(slide).position === 'absolute')) return null;
  if (list.clientHeight > lowestStage) return 'list';
  return element.clientHeight > lowestStage ? 'stage' : null;
}

function adoptThumbnails(
  { thumbnails }: LegacyGallery,
  settings: GallerySettings,
  changes: ElementChanges,
): void {
  if (!thumbnails) return;
  changes.addClass(thumbnails, 'pl-gallery-thumbnails');
  changes.setStyles(thumbnails, {
    '--pl-thumbnail-height': `${settings.thumbnailHeight}px`,
    '--pl-thumbnail-margin': `${settings.thumbnailMargin}px`,
  });
  for (const item of thumbnails.children)
    if (item instanceof HTMLElement && item.localName !== 'noscript')
      changes.addClass(item, 'pl-gallery-thumbnail');
}

function forgetSaved(
  element: HTMLElement,
  changes: ElementChanges,
  names: readonly string[] = savedGeometry,
): void {
  if (!element.getAttribute('style')) return;
  // Recorded as a whole, because a shorthand cannot be restored by its own name.
  changes.keepAttribute(element, 'style');
  for (const name of names) element.style.removeProperty(name);
}
