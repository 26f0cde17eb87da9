import { readGallerySection } from './readGallerySection';
import { readListSection } from './readListSection';
import { sectionRatio } from './sectionRatios';
import { slidesOf } from './slidesOf';
import { type LegacyGallery, within } from './legacyGallery';

/**
 * Recognises the gallery markup of published pages, newest form last; `undefined` for anything
 * else.
 */
export function readLegacyMarkup(root: Element): LegacyGallery | undefined {
  // A summary may have the classes of a gallery block as well.
  return (
    readSummaryBlock(root) ??
    readGalleryBlock(root) ??
    readGallerySection(root) ??
    readListSection(root)
  );
}

/**
 * The slides of a gallery, without those of a gallery within a slide. A page that was saved after the old script ran may
 * have that script's wrapper around them.
 */
function itemsIn(outer: HTMLElement): HTMLElement[] {
  for (const selector of ['.slide, .image-wrapper', 'img']) {
    const items = [...outer.querySelectorAll<HTMLElement>(selector)].filter((item) => {
      const around = item.parentElement!.closest('.slide, .image-wrapper');
      return !around || !outer.contains(around);
    });
    if (items.length > 0) return items;
  }
  return [];
}

function readGalleryBlock(root: Element): LegacyGallery | undefined {
  const element = within(root, '.sqs-gallery-container');
  const outer = element?.querySelector<HTMLElement>('.sqs-gallery');
  if (!element || !outer) return undefined;
  const design = /sqs-gallery-block-(slideshow|slider|grid|stacked)/.exec(element.className)?.[1];
  const isShownInTurn = design === 'slideshow' || design === 'slider';
  const { list, slides, groups } = slidesOf(itemsIn(outer), !isShownInTurn) ?? {
    list: outer,
    slides: [],
  };
  const classes = `${list.className} ${element.className}`;
  const perRow = /sqs-gallery-thumbnails-per-row-(\d+)/.exec(classes);
  const named = /sqs-gallery-aspect-ratio-([\w-]+)/.exec(classes)?.[1];
  const ratio = sectionRatio(named);
  const fills = slides[0]?.matches('.content-fill, :has(> .content-fill)');
  return {
    element,
    list,
    slides,
    groups,
    controls: element.querySelector<HTMLElement>('.sqs-gallery-controls'),
    thumbnails: thumbnailsOf(element),
    data: {
      ...(design && { design }),
      ...(perRow && { thumbnailsPerRow: Number(perRow[1]) }),
      ...(named && { squareThumbs: named === 'square' }),
      ...(ratio && design === 'grid' && { imageAspectRatio: ratio }),
      ...(fills && { autoCrop: true }),
      showMeta: element.classList.contains('sqs-gallery-block-show-meta'),
    },
  };
}

/** The thumbnails follow their gallery, before the next gallery, or are inside it. */
function thumbnailsOf(element: HTMLElement): HTMLElement | null {
  const selector = '.sqs-gallery-thumbnails';
  const inside = element.querySelector<HTMLElement>(selector);
  let next = inside ?? element.nextElementSibling;
  while (next && !next.matches(`${selector},.sqs-gallery-container`))
    next = next.nextElementSibling;
  return next?.matches(selector) ? (next as HTMLElement) : null;
}

function readSummaryBlock(root: Element): LegacyGallery | undefined {
  const wrapper = within(root, '.summary-block-wrapper');
  const outer = wrapper?.querySelector<HTMLElement>('.summary-item-list');
  if (!wrapper || !outer) return undefined;
  const design = /sqs-gallery-design-(\w+)/.exec(`${wrapper.className} ${outer.className}`)?.[1];
  // The buttons of a carousel are in its header.
  const isCarousel = design === 'carousel';
  const items = [...outer.querySelectorAll<HTMLElement>('.summary-item')];
  const { list, slides, groups } = slidesOf(items, !isCarousel) ?? { list: outer, slides: [] };
  return {
    element: isCarousel ? wrapper : (list.parentElement ?? wrapper),
    list,
    slides,
    groups,
    controls: isCarousel ? wrapper.querySelector<HTMLElement>('.summary-carousel-pager') : null,
    thumbnails: null,
    data: { ...(design && { design }), showMeta: true },
  };
}
