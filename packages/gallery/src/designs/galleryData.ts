import { blockVariantType } from '@plinth/site-model';
import type { TransitionName } from '../transitions/transitionName';
import type { GalleryDesign } from './galleryDesign';
import { maxStripMargin } from './maxStripMargin';

/** The position of a slide's text. */
export type MetaPosition =
  'top' | 'bottom' | 'top-left' | 'bottom-left' | 'top-right' | 'bottom-right' | 'center';

export type LightboxTheme = 'light' | 'dark';
export type ActiveAlignment = 'left' | 'center' | 'right';

/** The settings of a gallery block ([GAL-2]). Missing settings are absent. */
export interface GalleryData {
  /**
   * The layout of the slides. Another name, or none, shows every slide in full.
   * @default 'stacked'
   */
  design?: GalleryDesign | (string & {});
  /** Width divided by height of every picture; absent for `Auto`. */
  imageAspectRatio?: number;
  /** Number of slides side by side in a carousel; for a grid see `thumbnailsPerRow`. @default 3 */
  slidesPerRow?: number;
  /**
   * Whether a click opens the lightbox, whose styles are in `lightbox.css`.
   * @default true in `grid` and `autorows`, else false
   */
  lightbox?: boolean;
  /** Whether videos open in the lightbox too, instead of playing in their slides. @default false */
  lightboxVideos?: boolean;
  /** Colours of the lightbox. @default 'dark' */
  lightboxTheme?: LightboxTheme;
  /** Whether the items are of several kinds, such as pictures and videos. @default false */
  mixedContent?: boolean;
  /** Pixels. @default 250 */
  columnWidth?: number;
  /**
   * Minimum width of a grid's cell in pixels; with narrower columns there would be fewer of them.
   * @default 0
   */
  minColumnWidth?: number;
  /** `min`: columns are at least `columnWidth` wide; `max`: at most. @default 'min' */
  columnWidthBehavior?: 'min' | 'max';
  /** Pixels between items; percent of the width in a carousel. @default 20 in `grid`, `autorows`, `list` and `stacked`, 1 in `carousel`, else 0 */
  gutter?: number;
  /** Width of a list item's picture in percent. @default 30 */
  listImageSize?: number;
  /** Height as a percentage of the width (slider), or width over height (auto layouts). @default 50 in a slider, else each picture's own */
  aspectRatio?: number;
  /** Read from older blocks; no layout uses it. */
  vSize?: number;
  /** The alignment of the current slide in a strip. @default 'center' */
  activeAlignment?: ActiveAlignment;
  /** Number of pictures side by side in a grid. @default 4 */
  thumbnailsPerRow?: number;
  /** Whether the cells of a grid are squares. @default true */
  squareThumbs?: boolean;
  /** Whether pictures are cropped to fill their slide. @default true, false in a slideshow */
  autoCrop?: boolean;
  /** Whether slides change automatically. @default false */
  autoplay?: boolean;
  /** Milliseconds; the block has seconds. @default 5000 */
  autoplayDuration?: number;
  /** Whether there are thumbnails below the slides. @default false */
  thumbnails?: boolean;
  /** Pixels. @default 60 */
  thumbnailStripHeight?: number;
  /** Pixels, at most 5. @default 5 */
  thumbnailStripMargin?: number;
  /** Pixels between the cells of a grid. @default the value of `gutter` */
  padding?: number;
  /** The position of a slide's text. @default 'bottom' */
  metaPosition?: MetaPosition;
  /** Whether slides show their text. @default true in `list` and `carousel`, else false */
  showMeta?: boolean;
  /** Whether slides show their text only on hover. @default false */
  showMetaOnHover?: boolean;
  /** Whether there is a dot for each slide below a slideshow or a strip. @default false */
  dots?: boolean;
  /** Whether there is a progress bar below a slideshow or a strip. @default false */
  progress?: boolean;
  /** Whether there are previous and next buttons. @default true */
  controls?: boolean;
  /** Whether click-through links open in a new window. @default false */
  newWindow?: boolean;
  /** Height of justified rows in pixels. @default 250 */
  rowHeight?: number;
  /** Whether the last slide is followed by the first. @default true in `slideshow` and `slider`, else false */
  loop?: boolean;
  /** Name of the transition between stacked slides. @default 'fade' */
  transition?: TransitionName | (string & {});
  /** Whether pictures load lazily. @default true */
  lazyLoad?: boolean;
}

/**
 * Reads the settings of a block in any of their published spellings; an unreadable setting is
 * absent.
 */
export function readGalleryData(block: Readonly<Record<string, unknown>>): GalleryData {
  const entries = Object.entries(readers)
    .map(([name, read]) => [name, read(block[name] ?? block[kebab(name)])])
    .filter(([, value]) => value !== undefined);
  const ofVariant = designOfVariant[Number(block['variantType'] ?? block['variant-type'])];
  if (ofVariant) entries.unshift(['design', ofVariant]);
  return Object.fromEntries(entries) as GalleryData;
}

/**
 * A block without a design may have the number of a variant ([MOD-8]); a design takes precedence.
 */
const designOfVariant: Readonly<Record<number, string>> = {
  [blockVariantType.gallerySlideshow]: 'slideshow',
  [blockVariantType.galleryCarousel]: 'carousel',
  [blockVariantType.galleryGrid]: 'grid',
  [blockVariantType.galleryStack]: 'stacked',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const oneOf =
  <const Value extends string>(...values: Value[]) =>
  (value: unknown): Value | undefined => {
    const wanted = typeof value === 'string' && value.toLowerCase();
    return values.find((candidate) => candidate === wanted);
  };

function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0' || value === '') return false;
  return undefined;
}

function number(value: unknown): number | undefined {
  const parsed = typeof value === 'string' ? Number.parseFloat(value) : value;
  return Number.isFinite(parsed) ? (parsed as number) : undefined;
}

const count = (value: unknown) =>
  above0(number(typeof value === 'string' ? Number.parseInt(value, 10) : value));
const amount = (value: unknown) => {
  const parsed = number(value);
  return parsed! >= 0 ? parsed : undefined;
};
const above0 = (value: number | undefined) => (value! > 0 ? value : undefined);
const milliseconds = (seconds: unknown) => above0((number(seconds) ?? 0) * 1000);
const stripMargin = (value: unknown) => {
  const margin = amount(value);
  return margin && Math.min(maxStripMargin, margin);
};

/**
 * Parses `1.5`, `"1.5"`, `"3:2"`, `"3/2"` and `"1.5-three-two"`; `Auto`, 0 and unreadable values
 * mean none.
 */
function ratio(value: unknown): number | undefined {
  const pair = typeof value === 'string' && /^\s*([\d.]+)\s*[:/x]\s*([\d.]+)\s*$/.exec(value);
  return above0(pair ? Number(pair[1]) / Number(pair[2]) : number(value));
}

/** One reader for each field; it returns `undefined` for an unreadable value. */
const readers: {
  [Name in keyof GalleryData]-?: (value: unknown) => GalleryData[Name] | undefined;
} = {
  design: (value) => text(value)?.toLowerCase(),
  imageAspectRatio: ratio,
  slidesPerRow: count,
  lightbox: flag,
  lightboxVideos: flag,
  lightboxTheme: oneOf('light', 'dark'),
  mixedContent: flag,
  columnWidth: count,
  minColumnWidth: count,
  columnWidthBehavior: oneOf('min', 'max'),
  gutter: amount,
  listImageSize: amount,
  aspectRatio: amount,
  vSize: amount,
  activeAlignment: oneOf('left', 'center', 'right'),
  thumbnailsPerRow: count,
  squareThumbs: flag,
  autoCrop: flag,
  autoplay: flag,
  autoplayDuration: milliseconds,
  thumbnails: flag,
  thumbnailStripHeight: amount,
  thumbnailStripMargin: stripMargin,
  padding: amount,
  metaPosition: oneOf(
    'top',
    'bottom',
    'top-left',
    'bottom-left',
    'top-right',
    'bottom-right',
    'center',
  ),
  showMeta: flag,
  showMetaOnHover: flag,
  dots: flag,
  progress: flag,
  controls: flag,
  newWindow: flag,
  rowHeight: count,
  loop: flag,
  transition: text,
  lazyLoad: flag,
};
