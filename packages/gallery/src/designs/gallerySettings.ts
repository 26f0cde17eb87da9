import { resolveBehaviorSettings, type BehaviorSettings } from './behaviorSettings';
import type { GalleryData, MetaPosition } from './galleryData';
import type { GalleryLayout } from './layoutForDesign';
import { maxStripMargin } from './maxStripMargin';

/** Every setting of a gallery; missing ones have the default of its layout. */
export interface GallerySettings extends BehaviorSettings {
  /** Width divided by height of every picture, or `undefined` for each picture's own ratio. */
  imageAspectRatio: number | undefined;
  /** Width divided by height of the stage; `undefined` follows the current slide. */
  stageRatio: number | undefined;
  /** A CSS length: pixels, or percent of the width in a carousel. */
  gutter: string;
  gutterPixels: number;
  columnWidth: number;
  /** Pixels below which a grid has fewer columns; 0 for none. */
  minColumnWidth: number;
  columnWidthBehavior: 'min' | 'max';
  rowHeight: number;
  /** Whether slides with texts of any height are in columns, filled one after the other. */
  mixedContent: boolean;
  /** Whether a video is a link that opens the lightbox. */
  lightboxVideos: boolean;
  lazyLoad: boolean;
  /** Percent. */
  listImageSize: number;
  crop: boolean;
  controls: boolean;
  dots: boolean;
  progress: boolean;
  thumbnails: boolean;
  thumbnailHeight: number;
  thumbnailMargin: number;
  metaPosition: MetaPosition;
  showMeta: boolean;
  showMetaOnHover: boolean;
}

/** A slider's height as a percentage of its width ([GAL-16]). */
const sliderAspectRatio = 50;

/** Completes a block's settings with the defaults of its layout ([GAL-11] … [GAL-17]). */
export function resolveGallerySettings(data: GalleryData): GallerySettings {
  const behavior = resolveBehaviorSettings(data);
  const { layout } = behavior;
  const gutter = gutterOf(layout, data);
  const isSlideshow = layout === 'stacked' || layout === 'strip';
  return {
    ...behavior,
    perRow: layout === 'grid' ? data.thumbnailsPerRow || 4 : behavior.perRow,
    imageAspectRatio: imageRatioOf(layout, data),
    stageRatio:
      layout === 'strip'
        ? 100 / (data.aspectRatio || sliderAspectRatio)
        : layout === 'stacked'
          ? stageRatioOf(data.aspectRatio)
          : undefined,
    gutter: layout === 'carousel' ? `${gutter}cqi` : `${gutter}px`,
    gutterPixels: layout === 'carousel' ? 0 : gutter,
    columnWidth: data.columnWidth || 250,
    minColumnWidth: layout === 'grid' ? (data.minColumnWidth ?? 0) : 0,
    columnWidthBehavior: data.columnWidthBehavior ?? 'min',
    rowHeight: data.rowHeight || 250,
    lightboxVideos: behavior.lightbox && (data.lightboxVideos ?? false),
    lazyLoad: data.lazyLoad ?? true,
    mixedContent: layout === 'autocolumns' && (data.mixedContent ?? false),
    listImageSize: Math.min(100, data.listImageSize || 30),
    crop: data.autoCrop ?? layout !== 'stacked',
    controls: data.controls ?? true,
    dots: isSlideshow && (data.dots ?? false),
    progress: isSlideshow && (data.progress ?? false),
    thumbnails: layout === 'stacked' && (data.thumbnails ?? false),
    thumbnailHeight: data.thumbnailStripHeight || 60,
    thumbnailMargin: Math.min(maxStripMargin, data.thumbnailStripMargin ?? maxStripMargin),
    metaPosition: data.metaPosition ?? 'bottom',
    showMeta: data.showMeta ?? (layout === 'list' || layout === 'carousel'),
    showMetaOnHover: data.showMetaOnHover ?? false,
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

/** In the auto layouts `aspectRatio` is the cells' ratio; with 0 each picture keeps its own. */
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
