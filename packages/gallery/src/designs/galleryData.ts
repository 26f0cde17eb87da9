/** Where the text of a slide stands. */
export type MetaPosition =
  'top' | 'bottom' | 'top-left' | 'bottom-left' | 'top-right' | 'bottom-right' | 'center';

export type LightboxTheme = 'light' | 'dark';
export type ActiveAlignment = 'left' | 'center' | 'right';

/** What a gallery block's settings say ([GAL-2]). A field is absent when the block does not say it. */
export interface GalleryData {
  design?: string;
  /** Width over height of every picture; absent for `Auto`. */
  imageAspectRatio?: number;
  slidesPerRow?: number;
  lightbox?: boolean;
  lightboxTheme?: LightboxTheme;
  mixedContent?: boolean;
  /** Pixels. */
  columnWidth?: number;
  /** `min`: columns are at least `columnWidth` wide; `max`: at most. */
  columnWidthBehavior?: 'min' | 'max';
  /** Pixels between items; percent of the width in a carousel. */
  gutter?: number;
  /** Percent of the width that the picture of a list item takes. */
  listImageSize?: number;
  /** Height as a percentage of the width (slider), or width over height (auto layouts). */
  aspectRatio?: number;
  vSize?: number;
  activeAlignment?: ActiveAlignment;
  thumbnailsPerRow?: number;
  squareThumbs?: boolean;
  autoCrop?: boolean;
  autoplay?: boolean;
  /** Milliseconds; the block has seconds. */
  autoplayDuration?: number;
  thumbnails?: boolean;
  /** Pixels. */
  thumbnailStripHeight?: number;
  /** Pixels, at most 5. */
  thumbnailStripMargin?: number;
  /** Pixels between the cells of a grid. */
  padding?: number;
  metaPosition?: MetaPosition;
  /** Whether slides show their text. */
  showMeta?: boolean;
  showMetaOnHover?: boolean;
  /** Whether there are previous and next buttons. */
  controls?: boolean;
  /** Whether click-through links open a new window. */
  newWindow?: boolean;
  /** Pixels of a row of justified rows. */
  rowHeight?: number;
  /** Whether the last slide is followed by the first. */
  loop?: boolean;
  /** Name of the transition between stacked slides. */
  transition?: string;
}

const metaPositions: readonly string[] = [
  'top',
  'bottom',
  'top-left',
  'bottom-left',
  'top-right',
  'bottom-right',
  'center',
];

/** A thumbnail strip never has wider margins than this ([GAL-17]). */
const maxStripMargin = 5;

/** Reads the fields of a block, whichever of their published spellings they have; what cannot be read is absent. */
export function readGalleryData(block: Readonly<Record<string, unknown>>): GalleryData {
  const data: GalleryData = {};
  const put = <Key extends keyof GalleryData>(key: Key, value: GalleryData[Key] | undefined) => {
    if (value !== undefined) data[key] = value;
  };
  const read = (name: string): unknown => block[name] ?? block[kebab(name)];

  put('design', text(read('design')));
  put('imageAspectRatio', ratio(read('imageAspectRatio')));
  put('lightboxTheme', oneOf(read('lightboxTheme'), ['light', 'dark']));
  put('columnWidthBehavior', oneOf(read('columnWidthBehavior'), ['min', 'max']));
  put('activeAlignment', oneOf(read('activeAlignment'), ['left', 'center', 'right']));
  put('metaPosition', oneOf(read('metaPosition'), metaPositions) as MetaPosition | undefined);
  put('transition', text(read('transition')));
  for (const name of flags) put(name, flag(read(name)));
  for (const name of wholeNumbers) put(name, above0(integer(read(name))));
  for (const name of amounts) put(name, atLeast0(number(read(name))));
  const seconds = atLeast0(number(read('autoplayDuration')));
  if (seconds) data.autoplayDuration = seconds * 1000;
  if (data.thumbnailStripMargin !== undefined)
    data.thumbnailStripMargin = Math.min(maxStripMargin, data.thumbnailStripMargin);
  return data;
}

const flags = [
  'lightbox',
  'mixedContent',
  'squareThumbs',
  'autoCrop',
  'autoplay',
  'thumbnails',
  'showMeta',
  'showMetaOnHover',
  'controls',
  'newWindow',
  'loop',
] as const;

const wholeNumbers = ['slidesPerRow', 'columnWidth', 'thumbnailsPerRow', 'rowHeight'] as const;

const amounts = [
  'gutter',
  'listImageSize',
  'aspectRatio',
  'vSize',
  'thumbnailStripHeight',
  'thumbnailStripMargin',
  'padding',
] as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function oneOf<const Value extends string>(
  value: unknown,
  values: readonly Value[],
): Value | undefined {
  const wanted = typeof value === 'string' ? value.toLowerCase() : '';
  return values.find((candidate) => candidate === wanted);
}

function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0' || value === '') return false;
  return undefined;
}

function number(value: unknown): number | undefined {
  const parsed = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined;
}

const integer = (value: unknown) =>
  typeof value === 'string' ? number(Number.parseInt(value, 10)) : number(value);
const above0 = (value: number | undefined) =>
  value !== undefined && value > 0 ? value : undefined;
const atLeast0 = (value: number | undefined) =>
  value !== undefined && value >= 0 ? value : undefined;

/** `1.5`, `"1.5"`, `"3:2"`, `"3/2"` and `"1.5-three-two"`; `Auto`, 0 and the unreadable mean none. */
function ratio(value: unknown): number | undefined {
  const pair = typeof value === 'string' && /^\s*([\d.]+)\s*[:/x]\s*([\d.]+)\s*$/.exec(value);
  return above0(pair ? Number(pair[1]) / Number(pair[2]) : number(value));
}
