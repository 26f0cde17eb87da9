import { describe, expect, it } from 'vitest';
import { readDataset, readValue } from './dataset';
import { pieSlices } from './pieSlices';
import { heightOf, scaleOf } from './scale';

describe('a dataset', () => {
  it('[CHT-1, B-209] [MOD-22] is read column by column, and says what is wrong with it', () => {
    const { dataset, problems } = readDataset({
      columns: ['Month', 'Bowls', 'Cups'],
      rows: [
        ['May', 12, '1,250'],
        ['June', null, '7'],
      ],
    });
    expect(dataset).toEqual({
      labelTitle: 'Month',
      labels: ['May', 'June'],
      series: [
        { name: 'Bowls', values: [12, null] },
        { name: 'Cups', values: [1250, 7] },
      ],
    });
    expect(problems).toEqual(['interface.datasetRowIncomplete']);
  });

  it('[CHT-1, B-207, B-208, B-210] [MOD-22] needs a column and a row, and is truncated where it is too large', () => {
    expect(readDataset({}).problems).toEqual([
      'interface.datasetColumnRequired',
      'interface.datasetRowRequired',
    ]);
    expect(readDataset({ columns: ['Month'], rows: [['May']] }).problems).toEqual([
      'interface.datasetColumnRequired',
    ]);
    const large = {
      columns: ['a', 'b', 'c', 'd'],
      rows: [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ],
    };
    const { dataset, problems } = readDataset(large, { maxRows: 2, maxColumns: 3 });
    expect(problems).toEqual(['interface.datasetTruncated']);
    expect(dataset.series.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(dataset.labels).toHaveLength(2);
    for (const odd of [
      { columns: 7, rows: 'x' },
      { columns: [null], rows: [null, 3, {}] },
    ])
      expect(readDataset(odd).dataset.labels).toEqual([]);
  });

  it('[CHT-1, B-210] [MOD-22] is whole up to the last row and column it may have', () => {
    const columns = ['Month', 'Bowls'];
    const rows = [
      ['May', 1],
      ['June', 2],
    ];
    const limits = { maxRows: 2, maxColumns: 2 };
    expect(readDataset({ columns, rows }, limits).problems).toEqual([]);
    for (const settings of [
      { columns: [...columns, 'Cups'], rows },
      { columns, rows: [...rows, ['July', 3]] },
    ])
      expect(readDataset(settings, limits).problems).toEqual(['interface.datasetTruncated']);
  });

  it('[CHT-1] writes numbers as labels, and anything else as none', () => {
    const { dataset } = readDataset({
      columns: [{}, 2025],
      rows: [
        [2026, 1],
        [{}, 2],
        [null, 3],
      ],
    });
    expect(dataset.labels).toEqual(['2026', '', '']);
    expect(dataset).toMatchObject({ labelTitle: '', series: [{ name: '2025' }] });
    expect(readDataset({}).dataset).toEqual({ labelTitle: '', labels: [], series: [] });
  });

  it.each([
    ['1,250', 1250],
    ['1.250,5', 1250.5],
    ['1,250.5', 1250.5],
    ['1.250.000', 1_250_000],
    ['0,5', 0.5],
    ['0,125', 0.125],
    ['-0,125', -0.125],
    ['1.250', 1.25],
    ['1,2500', 1.25],
    ['1.250,500', 1250.5],
    ['0x12', null],
    ['1e3', null],
    ['12e3', null],
    ['.', null],
    ['€ 12', 12],
    ['45 %', 45],
    ['12 kg', 12],
    ['12.5km/h', 12.5],
    ['40 m²', 40],
    ['CHF 1’250.50', 1250.5],
    ['US$5', 5],
    ['-$5', -5],
    ['€\u22125', -5],
    ['₹ 1,00,000', 100_000],
    ['12 руб.', 12],
    ['1 250,75 zł', 1250.75],
    ['+5', 5],
    ['1,2,3', null],
    ['1..2', null],
    ['-$-5', null],
    ['Q1', null],
    ['5 ft 3', null],
    ['1/2', null],
    ['9'.repeat(400), null],
    [1e308, null],
    ['\u221212', -12],
    ['١٬٢٥٠', 1250],
    ['١٬٢٣٤٫٥ كجم', 1234.5],
    ['١٫٢٥٠', 1.25],
    ['٤٥٪', 45],
    ['\u061c-١٢', -12],
    ['\u200e\u2212۱۲', -12],
    ['۱۲ تومان', 12],
    ['१,२५,०००', 125_000],
    ['₹५००', 500],
    ['रु ५००', 500],
    ['१२ किग्रा', 12],
    ['１２，５００円', 12_500],
    ['๑๒', 12],
    ['١،٢،٣', null],
    ['1\u00a0250', 1250],
    ['', null],
    ['twelve', null],
    ['1-2', null],
    [Number.NaN, null],
    [Infinity, null],
    [undefined, null],
  ])('[CHT-1] reads %j as %j', (written, value) => {
    expect(readValue(written)).toBe(value);
  });
});

describe('a scale', () => {
  it('[CHT-2] has round numbers around the values, and zero for bars', () => {
    expect(scaleOf([212, 273, 15], true).ticks).toEqual([0, 100, 200, 300]);
    expect(scaleOf([0.1, 0.35], true).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(scaleOf([-3, 8], true).ticks).toEqual([-5, 0, 5, 10]);
    expect(scaleOf([1200, 1260], false).min).toBe(1200);
    expect(scaleOf([], true)).toMatchObject({ min: 0, max: 1 });
    expect(scaleOf([null, 5], true)).toMatchObject({ min: 0 });
  });

  it('[CHT-2] begins at zero where a line is near it, and ends at zero under bars that hang', () => {
    expect(scaleOf([10, 100], false).min).toBe(0);
    expect(scaleOf([50, 100], false).min).toBe(40);
    expect(scaleOf([-5, -3], false).max).toBe(-3);
    expect(scaleOf([-5, -3], true).max).toBe(0);
    expect(scaleOf([null, 60, 70], false).min).toBe(60);
    expect(scaleOf([], false)).toMatchObject({ min: 0, max: 1 });
  });

  it('[CHT-2] measures heights from the top, in hundredths at most', () => {
    const scale = scaleOf([0, 300], true);
    expect([300, 225, 100, 0].map((value) => heightOf(value, scale))).toEqual([0, 25, 66.67, 100]);
  });

  it('[CHT-2] holds every value between its ends, from the smallest to the largest', () => {
    const usual = Array.from({ length: 22 }, (_, at) => at - 9);
    for (const exponent of [-299, -25, ...usual, 21, 299]) {
      for (const factors of [[1], [1, 9.99], [-3, 7.5], [-1, -0.1], [0, 0], [4.9, 5.1]]) {
        const values = factors.map((factor) => factor * 10 ** exponent);
        for (const fromZero of [true, false]) {
          const scale = scaleOf(values, fromZero);
          expect(scale.min).toBeLessThan(scale.max);
          expect(scale.ticks.length).toBeLessThan(12);
          expect(new Set(scale.ticks).size).toBe(scale.ticks.length);
          for (const value of values) {
            expect(heightOf(value, scale)).toBeGreaterThanOrEqual(0);
            expect(heightOf(value, scale)).toBeLessThanOrEqual(100);
          }
        }
      }
    }
  });
});

describe('a pie', () => {
  const slices = (values: (number | null)[]) =>
    pieSlices(
      { labelTitle: '', labels: values.map((_, at) => `n${at}`), series: [{ name: '', values }] },
      'Other',
    );

  it('[CHT-2] shares the whole among what is positive', () => {
    expect(slices([1, 3, 0, -2, null]).map(({ label, share }) => [label, share])).toEqual([
      ['n0', 0.25],
      ['n1', 0.75],
    ]);
    expect(slices([])).toEqual([]);
    expect(pieSlices({ labelTitle: '', labels: ['n0'], series: [] }, 'Other')).toEqual([]);
    // A circle of one slice: an arc that ends at its start would not be drawn.
    expect(slices([5])[0]?.path).toContain('A50 50 0 1 1 50 100');
  });

  it('[CHT-2] is cut clockwise from its top', () => {
    const paths = (values: number[]) => slices(values).map(({ path }) => path);
    expect(paths([1, 1, 2])).toEqual([
      'M50 50L50 0A50 50 0 0 1 100 50Z',
      'M50 50L100 50A50 50 0 0 1 50 100Z',
      'M50 50L50 100A50 50 0 0 1 50 0Z',
    ]);
    // More than half of the circle goes the long way round.
    expect(paths([3, 1])).toEqual([
      'M50 50L50 0A50 50 0 1 1 0 50Z',
      'M50 50L0 50A50 50 0 0 1 50 0Z',
    ]);
  });

  it('[CHT-2] makes one of the smallest where there are too many', () => {
    expect(slices([1, 2, 3, 4, 5, 6, 7, 8]).map(({ label }) => label)).not.toContain('Other');
    expect(slices([1, 2, 3, 10, 9, 8, 7, 6, 5, 4]).map(({ value }) => value)).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4, 6],
    ]);
    const parts = slices([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(parts).toHaveLength(8);
    expect(parts.at(-1)).toMatchObject({ label: 'Other', value: 6 });
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});
