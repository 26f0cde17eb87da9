import { clampFocalPoint } from '@plinth/media/image';

type Settings = Record<string, unknown>;

/**
 * Reads a required text.
 * @throws naming the setting; the block stays empty and the page's report contains the reason.
 */
export function readText(settings: Settings, name: string): string {
  const value = settings[name];
  if (typeof value !== 'string') {
    throw new TypeError(`Its setting "${name}" is ${describe(value)}, but must be a text.`);
  }
  return value;
}

/** Reads a text with a fallback: a wrong type counts as missing. */
export const readTextOr = (settings: Settings, name: string, fallback: string): string =>
  typeof settings[name] === 'string' ? settings[name] : fallback;

/** Reads a finite number, which may be written as text, with a fallback. */
export function readNumberOr(settings: Settings, name: string, fallback: number): number {
  const value = settings[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/**
 * Reads a required list.
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

/**
 * Reads a ratio of width to height, written as `3:2` or as a number; `undefined` if there is none.
 */
export function readRatio(settings: Settings, name: string): number | undefined {
  const value = settings[name];
  const parts = typeof value === 'string' ? /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(value) : null;
  const ratio = parts
    ? Number(parts[1]) / Number(parts[2])
    : Number(typeof value === 'object' ? NaN : value);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
}

/** Reads shares of a picture's width and height, from 0 to 1; `undefined` if there are none. */
export function readPoint(settings: Settings, name: string): { x: number; y: number } | undefined {
  const { x, y } = Object(settings[name]) as Record<string, unknown>;
  return typeof x === 'number' && typeof y === 'number' ? clampFocalPoint({ x, y }) : undefined;
}
