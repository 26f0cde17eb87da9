import { rgbaToThumbHash } from 'thumbhash';
import { expect, it } from 'vitest';
import { placeholderFromThumbhash } from './placeholderFromThumbhash';

/** A red picture, twice as wide as high. */
function redHash(alpha = 255): string {
  const pixels = new Uint8Array(32 * 16 * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([220, 30, 30, alpha], at);
  return btoa(String.fromCharCode(...rgbaToThumbHash(32, 16, pixels)));
}

it('[MED-7d] reads a thumbhash into colour, ratio and a tiny picture', () => {
  const placeholder = placeholderFromThumbhash(redHash())!;
  expect(placeholder.url).toMatch(/^data:image\/png;base64,/);
  const [red, green, blue] = /rgb\((\d+) (\d+) (\d+)/.exec(placeholder.color)!.slice(1).map(Number);
  expect(red).toBeGreaterThan(190);
  expect(Math.max(green!, blue!)).toBeLessThan(60);
  expect(placeholder.aspectRatio).toBeGreaterThan(1.5);
});

it('[MED-7d] says how much of the colour can be seen through', () => {
  expect(placeholderFromThumbhash(redHash())!.color).toMatch(/^rgb\(\d+ \d+ \d+\)$/);
  const [, percent] = / \/ (\d+)%\)$/.exec(placeholderFromThumbhash(redHash(128))!.color)!;
  expect(Math.abs(Number(percent) - 50)).toBeLessThan(10);
});

it.each(['', 'no base64!', 'AA==', 'A'.repeat(400)])('[MED-7d] gives nothing for %j', (hash) => {
  expect(placeholderFromThumbhash(hash)).toBeUndefined();
});
