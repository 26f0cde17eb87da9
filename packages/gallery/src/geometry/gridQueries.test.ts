import { expect, it } from 'vitest';
import { gridQueries } from './gridQueries';

/** The number of columns that the queries leave standing at a container's width. */
function columnsAt(css: string, width: number): number {
  const rules = css.matchAll(
    /@container pl-gallery \(min-width:([\d.]+)px\)\{[^{]*\{--n:(\d+)\}\}/g,
  );
  let columns = 1;
  for (const [, from, count] of rules) if (width >= Number(from)) columns = Number(count);
  return columns;
}

it('[GAL-11d] takes one column more as soon as fewer would be wider than they may', () => {
  const { css } = gridQueries(250, 20);
  expect([100, 250, 251, 520, 521, 790, 791].map((width) => columnsAt(css, width))).toEqual([
    1, 1, 2, 2, 3, 3, 4,
  ]);
});

it('[GAL-11d] stops at sixteen columns', () => {
  expect(columnsAt(gridQueries(250, 0).css, 100_000)).toBe(16);
});

it('[GAL-22a] names its rules by the settings, so that equal ones share them', () => {
  const { key, css } = gridQueries(300, 8);
  expect(key).toBe('300-8');
  expect(css).toMatch(/^@container/);
  expect(css.match(/\[data-grid-key="300-8"\]/g)).toHaveLength(15);
});
