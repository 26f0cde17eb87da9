import { clampFocalPoint, type FocalPoint } from './clampFocalPoint';
import { safeImageSource } from './safeImageSource';
import type { ImageSizeFormat } from './variantUrl';

/** Fill covers the box and crops, fit shows the whole picture, none leaves the picture as its CSS has it. */
export type ImageMode = 'fill' | 'fit' | 'none';

export type FitAlignment = 'top' | 'left' | 'center' | 'right' | 'bottom';

export interface Dimensions {
  width: number;
  height: number;
}

/** Everything that a picture's markup says about it ([MED-1]). */
export interface ImageSettings {
  /** The address without a size, already checked to be a picture's. */
  source: string | undefined;
  /** The picture's own size in pixels. */
  dimensions: Dimensions | undefined;
  /** The box always has the picture's own ratio. @default false */
  fixedRatio: boolean;
  /** @default { x: 0.5, y: 0.5 } */
  focalPoint: FocalPoint;
  /** `false`: prepared, but its source waits for its turn. @default true */
  load: boolean;
  /** Load again even where a large enough variant is already shown. @default false */
  forceUpdate: boolean;
  /** @default 'none' */
  mode: ImageMode;
  /** Factor on the width that is needed, at least 0. @default 1 */
  sizeAdjustment: number;
  /** @default 'query' */
  sizeFormat: ImageSizeFormat;
  /** `false`: never shown larger than its own size. @default true */
  stretch: boolean;
  /** Paint it as the background of its parent. @default false */
  useBackgroundImage: boolean;
  /** Bring the focal point as near to the middle of the box as the picture's edges allow. @default false */
  useAdvancedPositioning: boolean;
  /** A visitor who asked to save data gets the picture for one device pixel per pixel. @default true */
  allowSaveData: boolean;
  /** @default Infinity */
  dprMax: number;
  /** @default 0 */
  dprMin: number;
  /** Where a fitted picture rests in its box; `undefined` where the markup names none that exists. @default ['center'] */
  fitAlignment: readonly FitAlignment[] | undefined;
}

const alignments = /^(top|left|center|right|bottom)$/;

/** The focal point of a picture that names none. Code compares by identity: the page's own style places such a picture. */
export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * Reads a picture's settings from its data attributes (`element.dataset`); an unreadable one falls back to the default.
 * `overrides` win over the attributes.
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
  // An empty attribute says nothing.
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

/** Newer pages use the keywords of CSS. */
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
  // Most pictures name none.
  if (!pair) return middle;
  const [x, y] = pair;
  return clampFocalPoint({ x, y });
}

function readAlignment(value: string | undefined): FitAlignment[] | undefined {
  if (value === undefined) return ['center'];
  const words = value.split(/[\s,-]+/);
  return words.every((word) => alignments.test(word)) ? (words as FitAlignment[]) : undefined;
}
