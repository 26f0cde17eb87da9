import { expect, it } from 'vitest';
import { columnGeometry, maxColumns } from './columnGeometry';

const options = { columnWidth: 200, columnWidthBehavior: 'min', gutter: 10 } as const;

/** The widths from which the container queries ask for 2, 3, 4 … columns. */
function queriesOf(css: string): { from: number; columns: number; key: string }[] {
  const rules = css.matchAll(
    /@container pl-gallery \(min-width:([\d.]+)px\)\{\[data-columns-key="([^"]*)"\]\{--n:(\d+);--pl-columns-position:absolute;--pl-columns-size:calc\(var\(--h\3\)\);&>\*\{--c:var\(--c\3,0\);--a:var\(--a\3,0\);--b:var\(--b\3,0\)\}\}\}/g,
  );
  return [...rules].map(([, from, key, columns]) => ({
    from: Number(from),
    columns: Number(columns),
    key: key!,
  }));
}

it('[GAL-22d] places each picture by its column and by what lies above it in column widths and gutters', () => {
  // With as many columns as pictures, or more, each has one of its own.
  const inColumn = (column: number) =>
    Object.fromEntries([4, 5, 6, 7, 8].map((columns) => [`--c${columns}`, String(column)]));
  const { items } = columnGeometry([1, 0.5, 2, 1], options);
  expect(items).toEqual([
    {},
    { '--c2': '1', '--c3': '1', ...inColumn(1) },
    { '--a2': '1', '--b2': '1', '--c3': '2', ...inColumn(2) },
    { '--a2': '1.5', '--b2': '2', '--c3': '2', '--a3': '0.5', '--b3': '1', ...inColumn(3) },
  ]);
});

it('[GAL-22d] is as high as the highest column, each picture with its text and the gutter below it', () => {
  const { list } = columnGeometry([1, 0.5, 2], options);
  expect(list).toMatchObject({
    '--h2': 'max(1.5*var(--w) + 2*var(--e) - var(--g),2*var(--w) + 1*var(--e) - var(--g))',
    '--h3':
      'max(1*var(--w) + 1*var(--e) - var(--g),2*var(--w) + 1*var(--e) - var(--g),0.5*var(--w) + 1*var(--e) - var(--g))',
  });
});

it('[GAL-22d] has a place for every picture and a height where there are more columns than pictures', () => {
  for (const count of [1, 2, 3, 7]) {
    const { items, list } = columnGeometry(new Array<number>(count).fill(1), options);
    for (let columns = 2; columns <= maxColumns; columns += 1) {
      const used = items.map((item) => Number(item[`--c${columns}`] ?? 0));
      expect(new Set(used).size).toBe(Math.min(count, columns));
      expect(list[`--h${columns}`]).toMatch(/var\(--w\)/);
    }
  }
});

it('[GAL-22a] rounds to a thousandth of a column', () => {
  expect(columnGeometry([3], options).list['--h2']).toBe('0.333*var(--w) + 1*var(--e) - var(--g)');
});

it('[GAL-22d] counts the text below a picture where it chooses the column', () => {
  // Without text the third picture goes under the second; half a column of text below each leaves that so,
  // but in a column of its own height the text of two short pictures outweighs one long one.
  const ratios = [0.6, 2, 2, 1];
  const columnOf = (extra?: number) =>
    columnGeometry(ratios, { ...options, gutter: 0, extra }).items.map(
      (item) => item['--c2'] ?? '0',
    );
  expect(columnOf()).toEqual(['0', '1', '1', '1']);
  expect(columnOf(0.8)).toEqual(['0', '1', '1', '0']);
});

it.each([NaN, 0, -2, Infinity])(
  '[GAL-22g] takes a square for the ratio %s, as the layout does',
  (ratio) => {
    expect(columnGeometry([ratio, 1, 1], options)).toEqual(columnGeometry([1, 1, 1], options));
  },
);

it('[GAL-11d] asks for a column more where that many of the least width fit', () => {
  const { css, key } = columnGeometry([1, 1], options);
  expect(key).toBe('200-10-min');
  expect(css).toMatch(/^@container/);
  expect(queriesOf(css)).toEqual(
    [410, 620, 830, 1040, 1250, 1460, 1670].map((from, i) => ({ from, columns: i + 2, key })),
  );
});

it('[GAL-11d] asks for a column more where fewer would pass the greatest width', () => {
  const { css, key } = columnGeometry([1, 1], { ...options, columnWidthBehavior: 'max' });
  expect(key).toBe('200-10-max');
  expect(queriesOf(css)).toEqual(
    [200.02, 410.02, 620.02, 830.02, 1040.02, 1250.02, 1460.02].map((from, i) => ({
      from,
      columns: i + 2,
      key,
    })),
  );
});
