import type { GalleryData } from '../designs/galleryData';
import { readGalleryData } from '../designs/galleryData';

/** A gallery as older generations of published pages write it. */
export interface WildGallery {
  element: HTMLElement;
  list: HTMLElement;
  slides: HTMLElement[];
  controls: HTMLElement | null;
  thumbnails: HTMLElement | null;
  data: GalleryData;
}

/** Recognises the gallery markup of published pages, newest form last; `undefined` for anything else. */
export function readWildMarkup(root: Element): WildGallery | undefined {
  return readGalleryBlock(root) ?? readSummaryBlock(root) ?? readGallerySection(root);
}

const within = (root: Element, selector: string): HTMLElement | null =>
  root.matches(selector) ? (root as HTMLElement) : root.querySelector<HTMLElement>(selector);

const childElements = (list: Element, selector: string): HTMLElement[] =>
  [...list.children].filter((child): child is HTMLElement => child.matches(selector));

function readGalleryBlock(root: Element): WildGallery | undefined {
  const element = within(root, '.sqs-gallery-container');
  const list = element?.querySelector<HTMLElement>('.sqs-gallery');
  if (!element || !list) return undefined;
  const classes = `${list.className} ${element.className}`;
  const design = /sqs-gallery-block-(slideshow|slider|grid|stacked)/.exec(element.className)?.[1];
  const perRow = /sqs-gallery-thumbnails-per-row-(\d+)/.exec(classes);
  const square = /sqs-gallery-aspect-ratio-(\w+)/.exec(classes);
  return {
    element,
    list,
    slides: childElements(list, '.slide, .image-wrapper, img'),
    controls: element.querySelector<HTMLElement>('.sqs-gallery-controls'),
    thumbnails: (element.parentElement ?? element).querySelector<HTMLElement>(
      '.sqs-gallery-thumbnails',
    ),
    data: {
      ...(design && { design }),
      ...(perRow && { thumbnailsPerRow: Number(perRow[1]) }),
      ...(square && { squareThumbs: square[1] === 'square' }),
      showMeta: element.classList.contains('sqs-gallery-block-show-meta'),
    },
  };
}

function readSummaryBlock(root: Element): WildGallery | undefined {
  const element = within(root, '.summary-block-wrapper');
  const list = element?.querySelector<HTMLElement>('.summary-item-list');
  if (!element || !list) return undefined;
  const design = /sqs-gallery-design-(\w+)/.exec(element.className)?.[1];
  return {
    element: list.parentElement ?? element,
    list,
    slides: childElements(list, '.summary-item'),
    controls: element.querySelector<HTMLElement>('.summary-carousel-pager'),
    thumbnails: null,
    data: { ...(design && { design }), showMeta: true },
  };
}

/** What a gallery section's controller is called, and the design that it shows. */
const sectionDesigns: Readonly<Record<string, string>> = {
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
  GalleryReel: 'slider',
  GallerySlideshow: 'slideshow',
  GalleryFullscreenSlideshow: 'slideshow',
};

const sectionRatios: Readonly<Record<string, number>> = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four': 3 / 4,
  wide: 16 / 9,
  widescreen: 16 / 9,
};

function readGallerySection(root: Element): WildGallery | undefined {
  const element = within(root, '[data-controller^="Gallery"][data-props]');
  const design = sectionDesigns[element?.dataset['controller'] ?? ''];
  if (!element || !design) return undefined;
  const list =
    element.querySelector<HTMLElement>('[class$="-wrapper"], [class*="-wrapper "]') ?? element;
  const props = readProps(element.dataset['props']);
  const ratio = sectionRatios[String(props['aspectRatio'])];
  return {
    element: list === element ? element : (list.parentElement ?? element),
    list,
    slides: childElements(list, 'figure, [class*="-item"]'),
    controls: element.querySelector<HTMLElement>('[class*="-controls"]'),
    thumbnails: null,
    data: {
      ...readGalleryData({
        design,
        thumbnailsPerRow: props['numColumns'],
        slidesPerRow: props['numColumns'],
        padding: props['gutter'],
        lightbox: props['lightboxEnabled'] ?? false,
        autoplay: props['autoPlay'],
      }),
      ...(ratio && { imageAspectRatio: ratio }),
    },
  };
}

function readProps(json: string | undefined): Record<string, unknown> {
  try {
    const props: unknown = JSON.parse(json ?? '{}');
    return props && typeof props === 'object' ? (props as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
