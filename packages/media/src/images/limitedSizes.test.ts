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
