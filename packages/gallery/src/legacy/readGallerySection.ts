import { readGalleryData } from '../designs/galleryData';
import { findButtons } from './findButtons';
import { readProps } from './readProps';
import { isOwnRatio, sectionRatio } from './sectionRatios';
import { slidesOf } from './slidesOf';
import { type LegacyGallery, within } from './legacyGallery';

/** The controller names of gallery sections, and their designs. */
const sectionDesigns: Readonly<Record<string, string>> = {
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
  GalleryReel: 'slider',
  GallerySlideshow: 'slideshow',
  GalleryFullscreenSlideshow: 'slideshow',
};

/** An unknown controller still shows its pictures, with the design that its name suggests. */
function designOf(controller = ''): string | undefined {
  const known = sectionDesigns[controller];
  if (known || !controller.startsWith('Gallery')) return known;
  if (/slide/i.test(controller)) return 'slideshow';
  if (/masonry|column/i.test(controller)) return 'autocolumns';
  return /strip|row|justif/i.test(controller) ? 'autorows' : 'grid';
}

/** Excludes `gallery-grid-item-wrapper`, which is inside an item. */
const itemClass = /(^|\s)gallery-[\w-]*item(\s|$)/;

/**
 * Reads a gallery section: its settings are in `data-props`, on some pages in separate attributes.
 */
export function readGallerySection(root: Element): LegacyGallery | undefined {
  const element = within(root, '[data-controller^="Gallery"]');
  const design = designOf(element?.dataset['controller']);
  if (!element || !design) return undefined;
  // The buttons of slides that are shown in turn are beside the wrapper of their list.
  const hasButtons = design === 'slider' || design === 'slideshow';
  const { list, slides, groups } = slidesOf(itemsIn(element), !hasButtons) ?? {
    list: element,
    slides: [],
  };
  const controls = element.querySelector<HTMLElement>(
    '[class$="-controls"], [class*="-controls "]',
  );
  const { columns, gutter, rowHeight, ratio, keepsRatios, hasLightbox, autoplay } =
    readSettings(element);
  return {
    element: hasButtons ? element : (list.parentElement ?? element),
    list,
    slides,
    groups,
    ...(controls ? { controls } : findButtons(element, list)),
    thumbnails: null,
    ...(design === 'autocolumns' && columns && { columns }),
    data: {
      ...readGalleryData({
        design,
        thumbnailsPerRow: columns,
        slidesPerRow: columns,
        padding: gutter,
        rowHeight,
        lightbox: hasLightbox,
        autoplay,
      }),
      ...(ratio && { imageAspectRatio: ratio }),
      ...(keepsRatios && { squareThumbs: false }),
      ...(design === 'slideshow' && { autoCrop: !isFitted(list) }),
    },
  };
}

const isItem = (element: Element): boolean =>
  element.localName === 'figure' || itemClass.test(element.className);

/** The items of a section: in grids within a wrapper, in slideshows and reels in a list within the wrapper. */
function itemsIn(element: HTMLElement): HTMLElement[] {
  const items = [...element.querySelectorAll<HTMLElement>('[class*="-item"], figure')].filter(
    isItem,
  );
  let last: HTMLElement | undefined;
  // A figure within an item is a part of that item.
  return items.filter((item) => !last?.contains(item) && (last = item));
}

function readSettings(element: HTMLElement) {
  const { dataset } = element;
  const props = readProps(dataset['props']);
  const setting = (...names: string[]): unknown => {
    for (const name of names) {
      const given = props[name] ?? dataset[name];
      const value = (given as { value?: unknown } | undefined)?.value ?? given;
      if (value !== undefined && value !== '') return value;
    }
    return undefined;
  };
  return {
    columns: Math.floor(Number(setting('numColumns', 'columns'))) || undefined,
    gutter: setting('gutter', 'spacing'),
    rowHeight: setting('rowHeight'),
    ratio: sectionRatio(setting('aspectRatio')),
    keepsRatios: isOwnRatio(setting('aspectRatio')),
    hasLightbox: setting('lightboxEnabled', 'lightbox') ?? hasLightboxLinks(element),
    autoplay: setting('autoplay', 'autoPlay'),
  };
}

/** Whether links to a lightbox show that a section has one, for settings that do not say it. */
const hasLightboxLinks = (element: Element): boolean =>
  element.querySelector('[class*="lightbox-link"]') !== null;

/** Whether its pictures are shown uncropped. */
const isFitted = (list: Element): boolean =>
  list.querySelector('[data-mode=fit],[data-mode=contain],[data-image-crop-mode=fit]') !== null;
