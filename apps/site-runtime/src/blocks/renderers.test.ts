import { expect, it } from 'vitest';
import { stylePaths } from '../../styles.js';
import { renderers } from '@plinth/site-blocks/rendering';

it('[RUN-16a] finds the style sheets of every kind under the names that its renderer uses', () => {
  const wanted = renderers.flatMap(({ styles = [] }) => styles);
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((name) => !(name in stylePaths))).toEqual([]);
});
