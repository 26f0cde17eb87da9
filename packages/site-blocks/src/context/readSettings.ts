import { clampFocalPoint } from '@plinth/media/image';

type Settings = Record<string, unknown>;

/**
 * A text that the block cannot do without.
 * @throws naming the setting; the block stays empty and the page's report says why.
 */
export function readText(settings: Settings, name: string): string {
  const value = settings[name];
  if (typeof value !== 'string') {
    throw new TypeError(`Its setting "${name}" is ${describe(value)}, but must be a text.`);
  }
  return value;
}

/** A text with a fallback: a wrong type counts as missing. */
export const readTextOr = (settings: Settings, name: string, fallback: string): string =>
  typeof settings[name] === 'string' ? settings[name] : fallback;

/** A finite number, also written as text, with a fallback. */
export function readNumberOr(settings: Settings, name: string, fallback: number): number {
  const value = settings[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/**
 * A list that the block cannot do without.
 * @throws naming the setting.
 */
export function readList(settings: Settings, name: string): unknown[] {
  const value = settings[name];
  if (!Array.isArray(value)) {
    throw new TypeError(`Its setting "${name}" is ${describe(value)}, but must be a list.`);
  }
  return value;
}

const describe = (value: unknown): string =>
  value === undefined ? 'missing' : value === null ? 'null' : `a ${typeof value}`;

/** A ratio of width to height written as `3:2` or as a number; undefined where there is none. */
export function readRatio(settings: Settings, name: string): number | undefined {
  const value = settings[name];
  const parts = typeof value === 'string' ? /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(value) : null;
  const ratio = parts
    ? Number(parts[1]) / Number(parts[2])
    : Number(typeof value === 'object' ? NaN : value);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
}

/** Shares of a picture's width and height, from 0 to 1; undefined where there are none. */
export function readPoint(settings: Settings, name: string): { x: number; y: number } | undefined {
  const { x, y } = Object(settings[name]) as Record<string, unknown>;
  return typeof x === 'number' && typeof y === 'number' ? clampFocalPoint({ x, y }) : undefined;
}
