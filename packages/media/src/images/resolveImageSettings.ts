import { safeImageSource } from './safeImageSource';
import type { ImageSizeFormat } from './variantUrl';

/** Fill covers the box and crops, fit shows the whole picture, none leaves the picture as its CSS has it. */
export type ImageMode = 'fill' | 'fit' | 'none';

export type FitAlignment = 'top' | 'left' | 'center' | 'right' | 'bottom';

export interface Dimensions {
  width: number;
  height: number;
}

/** Fractions of the picture's width and height, from its top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
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

/**
 * Reads a picture's settings from its data attributes (`element.dataset`); what cannot be read falls back to the default.
 * `overrides` win over the attributes.
 */
export function resolveImageSettings(
  data: Readonly<Record<string, string | undefined>>,
  overrides: Partial<ImageSettings> = {},
): ImageSettings {
  const mode = data['mode'] ?? data['imageCropMode'];
  const flag = (value: string | undefined, fallback = false) =>
    value ? value !== 'false' : fallback;
  const number = (value: string | undefined, fallback: number) =>
    value && Number(value) >= 0 ? Number(value) : fallback;
  return {
    source: safeImageSource(data['src'] || data['image']),
    dimensions: readDimensions(data['imageDimensions']),
    fixedRatio: flag(data['fixedRatio']),
    focalPoint: readFocalPoint(data['imageFocalPoint']),
    load: flag(data['load'], true),
    forceUpdate: flag(data['forceImageUpdate']),
    mode: mode === 'fill' || mode === 'fit' ? mode : 'none',
    sizeAdjustment: number(data['sizeAdjustment'], 1),
    sizeFormat: data['sizeFormat'] === 'filename' ? 'filename' : 'query',
    stretch: flag(data['stretch'], true),
    useBackgroundImage: flag(data['useBgImage'] ?? data['useBackgroundImage']),
    useAdvancedPositioning: flag(data['useAdvancedPositioning']),
    allowSaveData: flag(data['allowSaveData'], true),
    dprMax: number(data['dprMax'], Infinity),
    dprMin: number(data['dprMin'], 0),
    fitAlignment:
      data['fitAlignment'] === undefined ? ['center'] : readAlignment(data['fitAlignment']),
    ...overrides,
  };
}

function readPair(value: string | undefined, separator: string): [number, number] | undefined {
  const pair = value?.split(separator, 2).map(parseFloat) ?? [];
  return pair.length > 1 && pair.every(isFinite) ? (pair as [number, number]) : undefined;
}

function readDimensions(value: string | undefined): Dimensions | undefined {
  const pair = readPair(value, 'x');
  return pair && pair[0] > 0 && pair[1] > 0 ? { width: pair[0], height: pair[1] } : undefined;
}

function readFocalPoint(value: string | undefined): FocalPoint {
  const pair = value && readPair(value, ',');
  // Most pictures name none.
  if (!pair) return { x: 0.5, y: 0.5 };
  const [x, y] = pair;
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}

function readAlignment(value: string): FitAlignment[] | undefined {
  const words = value.split(/[\s,-]+/);
  return words.every((word) => alignments.test(word)) ? (words as FitAlignment[]) : undefined;
}
