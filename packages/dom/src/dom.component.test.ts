import { expect, it, vi } from 'vitest';
import {
  isComposing,
  prefersReducedMotion,
  warnOnce,
  watchReducedMotion,
  whenResized,
  whenVisible,
} from './index';

/* jsdom lays nothing out: it has no observer of sizes or of visibility, and no media query. */

it('[DOM-3] [DOM-4] counts as seen where nothing can observe', () => {
  const seen = vi.fn();
  whenVisible(document.body, seen)();
  expect(seen).toHaveBeenCalledTimes(1);
});

it('[DOM-2] reports the first width at once where nothing can observe, if it was requested', () => {
  const [first, changes] = [vi.fn(), vi.fn()];
  whenResized(document.body, first, { includesFirst: true })();
  whenResized(document.body, changes)();
  expect(first).toHaveBeenCalledTimes(1);
  expect(changes).not.toHaveBeenCalled();
});

it('[DOM-5] takes motion as welcome where nothing can be asked', () => {
  expect(prefersReducedMotion()).toBe(false);
  expect(watchReducedMotion(() => {})()).toBeUndefined();
});

it('[DOM-10] warns of a mistake once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const message of ['one', 'two', 'one']) warnOnce(message);
  expect(warn.mock.calls).toEqual([['one'], ['two']]);
  warn.mockRestore();
});

it.each([
  [{ key: 'Enter', isComposing: true }, true],
  // Safari's last key of a composition.
  [{ key: 'Enter', keyCode: 229 }, true],
  [{ key: 'Enter', keyCode: 13 }, false],
  [{ key: 'Enter' }, false],
])('[DOM-11] knows whether the key %j belongs to an input method', (key, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', key))).toBe(expected);
});
