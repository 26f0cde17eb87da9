import { blockVariantType } from '@plinth/site-model';
import type { TransitionName } from '../transitions/transitionName';
import type { GalleryDesign } from './galleryDesign';
import { maxStripMargin } from './maxStripMargin';

/** Where the text of a slide stands. */
export type MetaPosition =
  'top' | 'bottom' | 'top-left' | 'bottom-left' | 'top-right' | 'bottom-right' | 'center';

export type LightboxTheme = 'light' | 'dark';
export type ActiveAlignment = 'left' | 'center' | 'right';

/** The settings of a gallery block ([GAL-2]). A field is absent when the block does not say it. */
export interface GalleryData {
  /** The way that the slides are laid out. Another name, or none, shows every slide in full. @default 'stacked' */
  design?: GalleryDesign | (string & {});
  /** Width over height of every picture; absent for `Auto`. */
  imageAspectRatio?: number;
  /** Slides beside each other in a carousel; a grid has `thumbnailsPerRow`. @default 3 */
  slidesPerRow?: number;
  /** Whether a click opens the lightbox, whose looks are in `lightbox.css`. @default true in `grid` and `autorows`, else false */
  lightbox?: boolean;
  /** Whether videos open in the lightbox too, in place of playing in their slides. @default false */
  lightboxVideos?: boolean;
  /** Colours of the lightbox. @default 'dark' */
  lightboxTheme?: LightboxTheme;
  /** Whether the items are of several kinds, such as pictures and videos. @default false */
  mixedContent?: boolean;
  /** Pixels. @default 250 */
  columnWidth?: number;
  /** Pixels that a cell of a grid has at least: where its columns would be narrower, there are fewer of them. @default 0 */
  minColumnWidth?: number;
  /** `min`: columns are at least `columnWidth` wide; `max`: at most. @default 'min' */
  columnWidthBehavior?: 'min' | 'max';
  /** Pixels between items; percent of the width in a carousel. @default 20 in `grid`, `autorows`, `list` and `stacked`, 1 in `carousel`, else 0 */
  gutter?: number;
  /** Percent of the width that the picture of a list item takes. @default 30 */
  listImageSize?: number;
  /** Height as a percentage of the width (slider), or width over height (auto layouts). @default 50 in a slider, else each picture's own */
  aspectRatio?: number;
  /** Read from older blocks; no layout uses it. */
  vSize?: number;
  /** The side of a strip on which the current slide stands. @default 'center' */
  activeAlignment?: ActiveAlignment;
  /** Pictures beside each other in a grid. @default 4 */
  thumbnailsPerRow?: number;
  /** Whether the cells of a grid are squares. @default true */
  squareThumbs?: boolean;
  /** Whether pictures are cropped to fill their slide. @default true, false in a slideshow */
  autoCrop?: boolean;
  /** Whether slides change by themselves. @default false */
  autoplay?: boolean;
  /** Milliseconds; the block has seconds. @default 5000 */
  autoplayDuration?: number;
  /** Whether thumbnails stand below the slides. @default false */
  thumbnails?: boolean;
  /** Pixels. @default 60 */
  thumbnailStripHeight?: number;
  /** Pixels, at most 5. @default 5 */
  thumbnailStripMargin?: number;
  /** Pixels between the cells of a grid. @default those of `gutter` */
  padding?: number;
  /** The place of a slide's text. @default 'bottom' */
  metaPosition?: MetaPosition;
  /** Whether slides show their text. @default true in `list` and `carousel`, else false */
  showMeta?: boolean;
  /** Whether slides show their text under the pointer only. @default false */
  showMetaOnHover?: boolean;
  /** Whether a dot for each slide stands below a slideshow or a strip. @default false */
  dots?: boolean;
  /** Whether a bar below a slideshow or a strip says how far one has come. @default false */
  progress?: boolean;
  /** Whether there are previous and next buttons. @default true */
  controls?: boolean;
  /** Whether click-through links open a new window. @default false */
  newWindow?: boolean;
  /** Pixels of a row of justified rows. @default 250 */
  rowHeight?: number;
  /** Whether the last slide is followed by the first. @default true in `slideshow` and `slider`, else false */
  loop?: boolean;
  /** Name of the transition between stacked slides. @default 'fade' */
  transition?: TransitionName | (string & {});
  /** Whether pictures wait until they come near. @default true */
  lazyLoad?: boolean;
}

/** Reads the fields of a block, whichever of their published spellings they have; an unreadable one is absent. */
export function readGalleryData(block: Readonly<Record<string, unknown>>): GalleryData {
  const entries = Object.entries(readers)
    .map(([name, read]) => [name, read(block[name] ?? block[kebab(name)])])
    .filter(([, value]) => value !== undefined);
  const ofVariant = designOfVariant[Number(block['variantType'] ?? block['variant-type'])];
  if (ofVariant) entries.unshift(['design', ofVariant]);
  return Object.fromEntries(entries) as GalleryData;
}

/** A block that names no design may have the number of a variant ([MOD-8]); a design that it names wins. */
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

/** `1.5`, `"1.5"`, `"3:2"`, `"3/2"` and `"1.5-three-two"`; `Auto`, 0 and the unreadable mean none. */
function ratio(value: unknown): number | undefined {
  const pair = typeof value === 'string' && /^\s*([\d.]+)\s*[:/x]\s*([\d.]+)\s*$/.exec(value);
  return above0(pair ? Number(pair[1]) / Number(pair[2]) : number(value));
}

/** One reader for each field; it answers `undefined` to what it cannot read. */
const readers: {
  [Name in keyof GalleryData]-?: (value: unknown) => GalleryData[Name] | undefined;
} = {
  design: text,
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
