import { clampFocalPoint, type FocalPoint } from './clampFocalPoint';
import { safeImageSource } from './safeImageSource';
import type { ImageSizeFormat } from './variantUrl';

/**
 * Fill covers the box and crops, fit shows the whole picture, none leaves the size to the page's
 * CSS.
 */
export type ImageMode = 'fill' | 'fit' | 'none';

export type FitAlignment = 'top' | 'left' | 'center' | 'right' | 'bottom';

export interface Dimensions {
  width: number;
  height: number;
}

/** All settings in a picture's markup ([MED-1]). */
export interface ImageSettings {
  /** The address without a size, checked to be a picture's. */
  source: string | undefined;
  /** The picture's own size in pixels. */
  dimensions: Dimensions | undefined;
  /** Whether the box always has the picture's own ratio. @default false */
  fixedRatio: boolean;
  /** @default { x: 0.5, y: 0.5 } */
  focalPoint: FocalPoint;
  /** `false`: prepared, but not yet loaded. @default true */
  load: boolean;
  /** Whether to load again even if a large enough variant is shown. @default false */
  forceUpdate: boolean;
  /** @default 'none' */
  mode: ImageMode;
  /** Factor for the needed width, at least 0. @default 1 */
  sizeAdjustment: number;
  /** @default 'query' */
  sizeFormat: ImageSizeFormat;
  /** `false`: never shown larger than its own size. @default true */
  stretch: boolean;
  /** Whether it is painted as the background of its parent. @default false */
  useBackgroundImage: boolean;
  /**
   * Whether the focal point is moved as close to the middle of the box as the picture's edges
   * allow.
   * @default false
   */
  useAdvancedPositioning: boolean;
  /**
   * Whether a visitor who prefers to save data gets the picture for one device pixel per CSS pixel.
   * @default true
   */
  allowSaveData: boolean;
  /** @default Infinity */
  dprMax: number;
  /** @default 0 */
  dprMin: number;
  /**
   * The alignment of a fitted picture in its box; `undefined` if the markup has an unknown value.
   * @default ['center']
   */
  fitAlignment: readonly FitAlignment[] | undefined;
}

const alignments = /^(top|left|center|right|bottom)$/;

/**
 * The default focal point. Code compares by identity: without a focal point in the markup the
 * page's own style positions the picture.
 */
export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * Reads a picture's settings from its data attributes (`element.dataset`); unreadable attributes
 * count as missing. `overrides` take precedence.
 */
export function resolveImageSettings(
  data: Readonly<Record<string, string | undefined>>,
  overrides?: Partial<ImageSettings>,
): ImageSettings {
  const inCamelCase = (name: string) => name.replace(/-./g, ([, letter]) => letter!.toUpperCase());
  return readSettings((name) => data[inCamelCase(name.slice('data-'.length))], overrides);
}

/** Reads the settings of an element by `getAttribute`, which is faster than `dataset` for a page's first pictures. */
export function settingsOf(element: Element, overrides?: Partial<ImageSettings>): ImageSettings {
  return readSettings((name) => element.getAttribute(name) ?? undefined, overrides);
}

function readSettings(
  get: (name: string) => string | undefined,
  overrides?: Partial<ImageSettings>,
): ImageSettings {
  // An empty attribute counts as missing.
  const flag = (value: string | undefined, fallback = false) =>
    value ? value !== 'false' : fallback;
  const number = (value: string | undefined, fallback: number) =>
    value && Number(value) >= 0 ? Number(value) : fallback;
  const mode = get('data-mode') ?? get('data-image-crop-mode');
  return {
    source: safeImageSource(get('data-src') || get('data-image')),
    dimensions: readDimensions(get('data-image-dimensions')),
    fixedRatio: flag(get('data-fixed-ratio')),
    focalPoint: readFocalPoint(get('data-image-focal-point')),
    load: flag(get('data-load'), true),
    forceUpdate: flag(get('data-force-image-update')),
    mode: readMode(mode),
    sizeAdjustment: number(get('data-size-adjustment'), 1),
    sizeFormat: get('data-size-format') === 'filename' ? 'filename' : 'query',
    stretch: flag(get('data-stretch'), true),
    useBackgroundImage: flag(get('data-use-bg-image') ?? get('data-use-background-image')),
    useAdvancedPositioning: flag(get('data-use-advanced-positioning')),
    allowSaveData: flag(get('data-allow-save-data'), true),
    dprMax: number(get('data-dpr-max'), Infinity),
    dprMin: number(get('data-dpr-min'), 0),
    fitAlignment: readAlignment(get('data-fit-alignment')),
    ...overrides,
  };
}

/** Newer pages use CSS keywords. */
function readMode(value: string | undefined): ImageMode {
  if (value === 'fill' || value === 'cover') return 'fill';
  return value === 'fit' || value === 'contain' ? 'fit' : 'none';
}

function readPair(value: string, separator: string): [number, number] | undefined {
  const end = value.indexOf(separator);
  const first = parseFloat(value);
  const second = parseFloat(value.slice(end + 1));
  return end > 0 && isFinite(first) && isFinite(second) ? [first, second] : undefined;
}

function readDimensions(value: string | undefined): Dimensions | undefined {
  const pair = value && readPair(value, 'x');
  return pair && pair[0] > 0 && pair[1] > 0 ? { width: pair[0], height: pair[1] } : undefined;
}

function readFocalPoint(value: string | undefined): FocalPoint {
  const pair = value && readPair(value, ',');
  // Most pictures have no focal point.
  if (!pair) return middle;
  const [x, y] = pair;
  return clampFocalPoint({ x, y });
}

function readAlignment(value: string | undefined): FitAlignment[] | undefined {
  if (value === undefined) return ['center'];
  const words = value.split(/[\s,-]+/);
  return words.every((word) => alignments.test(word)) ? (words as FitAlignment[]) : undefined;
}
