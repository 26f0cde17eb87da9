import type { StripAlignment } from '../layouts/strip';
import type { GalleryData, LightboxTheme, MetaPosition } from './galleryData';
import { layoutForDesign, type GalleryLayout } from './layoutForDesign';

/** What a click on the current slide does ([GAL-15], [GAL-16]). */
export type ClickBehavior = 'next' | 'previous' | 'half' | 'none';

/** Every setting of a gallery, with the default of its layout where the block says nothing. */
export interface GallerySettings {
  layout: GalleryLayout;
  /** Width over height of every picture, or `undefined` for each its own. */
  imageAspectRatio: number | undefined;
  /** Width over height of the stage; `undefined` follows the current slide. */
  stageRatio: number | undefined;
  perRow: number;
  /** A CSS length: pixels, or percent of the width in a carousel. */
  gutter: string;
  gutterPixels: number;
  columnWidth: number;
  columnWidthBehavior: 'min' | 'max';
  rowHeight: number;
  mixedContent: boolean;
  lightbox: boolean;
  lightboxTheme: LightboxTheme;
  /** Percent. */
  listImageSize: number;
  crop: boolean;
  autoplay: boolean;
  /** Milliseconds. */
  autoplayTimeout: number;
  loop: boolean;
  controls: boolean;
  thumbnails: boolean;
  thumbnailHeight: number;
  thumbnailMargin: number;
  metaPosition: MetaPosition;
  showMeta: boolean;
  showMetaOnHover: boolean;
  newWindow: boolean;
  transition: string;
  /** Seconds. */
  speed: number;
  alignment: StripAlignment;
  clickBehavior: ClickBehavior;
  /** Slides on either side that load before they are shown. */
  preload: number;
}

const alignmentByName = { left: 'start', center: 'middle', right: 'end' } as const;

/** A slider's height as a percentage of its width ([GAL-16]). */
const sliderAspectRatio = 50;

/** Fills a block's settings in with the defaults of its layout ([GAL-11] … [GAL-17]). */
export function resolveGallerySettings(data: GalleryData): GallerySettings {
  const layout = layoutForDesign(data.design);
  const isSlideshow = layout === 'stacked' || layout === 'strip';
  const gutter = gutterOf(layout, data);
  return {
    layout,
    imageAspectRatio: imageRatioOf(layout, data),
    stageRatio:
      layout === 'strip'
        ? 100 / (data.aspectRatio || sliderAspectRatio)
        : layout === 'stacked'
          ? stageRatioOf(data.aspectRatio)
          : undefined,
    perRow:
      (layout === 'grid' ? data.thumbnailsPerRow : data.slidesPerRow) ??
      (layout === 'grid' ? 4 : 3),
    gutter: layout === 'carousel' ? `${gutter}%` : `${gutter}px`,
    gutterPixels: layout === 'carousel' ? 0 : gutter,
    columnWidth: data.columnWidth ?? 250,
    columnWidthBehavior: data.columnWidthBehavior ?? 'min',
    rowHeight: data.rowHeight ?? 250,
    mixedContent: layout === 'autocolumns' && (data.mixedContent ?? false),
    lightbox: data.lightbox ?? (layout === 'grid' || layout === 'autorows'),
    lightboxTheme: data.lightboxTheme ?? 'dark',
    listImageSize: Math.min(100, data.listImageSize || 30),
    crop: data.autoCrop ?? layout !== 'stacked',
    autoplay: isSlideshow && (data.autoplay ?? false),
    autoplayTimeout: data.autoplayDuration ?? 5000,
    loop: data.loop ?? isSlideshow,
    controls: data.controls ?? true,
    thumbnails: layout === 'stacked' && (data.thumbnails ?? false),
    thumbnailHeight: data.thumbnailStripHeight || 60,
    thumbnailMargin: data.thumbnailStripMargin ?? 5,
    metaPosition: data.metaPosition ?? 'bottom',
    showMeta: data.showMeta ?? (layout === 'list' || layout === 'carousel'),
    showMetaOnHover: data.showMetaOnHover ?? false,
    newWindow: data.newWindow ?? false,
    transition: data.transition ?? 'fade',
    speed: layout === 'strip' ? 0.5 : 1,
    alignment: alignmentByName[data.activeAlignment ?? 'center'],
    clickBehavior: 'next',
    preload: 1,
  };
}

function gutterOf(layout: GalleryLayout, data: GalleryData): number {
  switch (layout) {
    case 'grid':
    case 'base':
      return data.padding ?? data.gutter ?? 20;
    case 'autorows':
      return data.gutter ?? data.padding ?? 20;
    case 'carousel':
      return data.gutter ?? 1;
    case 'list':
      return data.gutter ?? 20;
    default:
      return data.gutter ?? data.padding ?? 0;
  }
}

/** In the auto layouts `aspectRatio` is the cells' ratio; 0 leaves each picture its own. */
function imageRatioOf(layout: GalleryLayout, data: GalleryData): number | undefined {
  if (layout === 'grid')
    return data.imageAspectRatio ?? (data.squareThumbs === false ? undefined : 1);
  if (layout === 'autogrid' || layout === 'carousel' || layout === 'autocolumns')
    return data.imageAspectRatio ?? (data.aspectRatio || undefined);
  return data.imageAspectRatio;
}

/** A slideshow's `aspectRatio` is a height as a percentage of the width when it is above 10. */
function stageRatioOf(value: number | undefined): number | undefined {
  if (!value) return undefined;
  return value > 10 ? 100 / value : value;
}
