import { expect, it } from 'vitest';
import { fillPath, linePath, plotScale } from './plotPaths';

// Four steps, 250 units wide each; the upper edge is 100.
const scale = plotScale(4, 100);

it('[SRV-3q] puts each step into the middle of its share, and values from below', () => {
  expect([0, 3].map(scale.x)).toEqual([125, 875]);
  expect([0, 50, 100].map(scale.y)).toEqual([240, 120, 0]);
  expect(plotScale(0, 1).x(0)).toBe(500);
  expect(plotScale(3, 1).x(0)).toBe(166.7);
});

it('[SRV-3q] draws a line through what is known, and breaks it where nothing is', () => {
  expect(linePath([0, 50, undefined, 100], scale)).toBe('M125 240L375 120M873 0h4');
  expect(linePath([undefined, undefined], scale)).toBe('');
});

it('[SRV-3q] fills what lies below a line, and nothing below a single value', () => {
  expect(fillPath([0, 50, undefined, 100], scale)).toBe('M125 240L125 240L375 120L375 240Z');
  expect(fillPath([100], scale)).toBe('');
});
