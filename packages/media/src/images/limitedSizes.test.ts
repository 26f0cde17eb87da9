import { expect, it } from 'vitest';
import { imageAttributes } from './imageAttributes';
import { limitedSizes } from './limitedSizes';

it('[MED-1e] says that a picture is smaller where the screen has more pixels than are wanted', () => {
  expect(limitedSizes('100vw', { dprMax: 2.5 })).toBe(
    '(min-resolution: 4dppx) calc((100vw) * 0.625), (min-resolution: 3.5dppx) calc((100vw) * 0.7143), (min-resolution: 3dppx) calc((100vw) * 0.8333), 100vw',
  );
});

it('[MED-1e] keeps the conditions that sizes have, and a calculated length whole', () => {
  const sizes = limitedSizes('auto, (max-width: 479px) 50vw, min(100vw, 300px)', { dprMax: 3.5 });
  expect(sizes).toBe(
    '(min-resolution: 4dppx) and (max-width: 479px) calc((50vw) * 0.875), (min-resolution: 4dppx) calc((min(100vw, 300px)) * 0.875), (max-width: 479px) 50vw, min(100vw, 300px)',
  );
});

it.each([
  ['min(50vw, calc(100vw - (1px + 2px)))', 'calc((min(50vw, calc(100vw - (1px + 2px)))) * 0.875)'],
  ['calc((1px) + 2px)', 'calc((calc((1px) + 2px)) * 0.875)'],
  ['(width < 9em) calc((1px) + 2px)', 'and (width < 9em) calc((calc((1px) + 2px)) * 0.875)'],
  [
    '(width < 9em) and (height < 9em) 50vw',
    'and (width < 9em) and (height < 9em) calc((50vw) * 0.875)',
  ],
  [
    '(width < 9em) or (height < 9em) 50vw',
    'and ((width < 9em) or (height < 9em)) calc((50vw) * 0.875)',
  ],
  ['not (width < 9em) 50vw', 'and (not (width < 9em)) calc((50vw) * 0.875)'],
])('[MED-1e] tells the condition of a size from its length: %s', (size, limited) => {
  expect(limitedSizes(size, { dprMax: 3.5 })).toBe(`(min-resolution: 4dppx) ${limited}, ${size}`);
});

it('[MED-1e] takes the width of the window where sizes say nothing of their own', () => {
  expect(limitedSizes(' auto , ', { dprMax: 3.5 })).toBe(
    '(min-resolution: 4dppx) calc((100vw) * 0.875), 100vw',
  );
  // A density that is a bound is within it.
  expect(limitedSizes('auto', { dprMax: 4, dprMin: 1 })).toBe('auto');
});

it('[MED-1e] says that it is larger where the screen has fewer', () => {
  expect(limitedSizes('50vw', { dprMin: 1.25 })).toBe(
    '(max-resolution: 1dppx) calc((50vw) * 1.25), 50vw',
  );
});

it('[MED-1e] changes nothing without bounds', () => {
  expect(limitedSizes('auto, 100vw', {})).toBe('auto, 100vw');
});

it('[MED-1e] [MED-7b] holds for the attributes of a picture that the browser chooses', () => {
  const { sizes } = imageAttributes({ src: '/a.jpg', width: 900, height: 600, dprMax: 1 })!;
  expect(sizes).toMatch(/^\(min-resolution: 4dppx\) calc\(\(100vw\) \* 0.25\)/);
  expect(sizes).not.toContain('auto');
});
