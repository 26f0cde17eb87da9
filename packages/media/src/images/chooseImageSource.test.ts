import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseImageSource } from './chooseImageSource';
import { imageSizes } from './imageSizes';
import { variantUrl } from './variantUrl';

const source = '/a.jpg';
const box = (width: number, height = 0) => ({ width, height });
const widthFor = (options: Parameters<typeof chooseImageSource>[0]) =>
  chooseImageSource(options)?.width;

describe('chooseImageSource', () => {
  it('[MED-2, B-301] has the seven sizes', () => {
    expect(imageSizes).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });

  it.each([
    [1, 1, 100],
    [100, 1, 100],
    [101, 1, 300],
    [500, 1, 500],
    [500.3, 1, 500],
    [501, 1, 750],
    [400, 2, 1000],
    [375, 3, 1500],
    [1500, 2, 2500],
    [4000, 3, 2500],
  ])('[MED-2] for %d px at density %d takes %d', (width, density, expected) => {
    expect(widthFor({ settings: { source }, box: box(width), density })).toBe(expected);
  });

  it('[MED-2] always takes the smallest size that covers the box', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1250 }),
        fc.constantFrom(1, 1.5, 2),
        (width, density) => {
          const chosen = widthFor({ settings: { source }, box: box(width), density })!;
          const smaller = imageSizes.filter((size) => size < chosen).at(-1) ?? 0;
          expect(chosen).toBeGreaterThanOrEqual(width * density - 0.5);
          expect(smaller).toBeLessThan(width * density);
        },
      ),
    );
  });

  it('[MED-2] looks at the height where the picture is cropped or fitted', () => {
    const dimensions = { width: 3000, height: 1000 };
    const settings = { source, dimensions };
    expect(widthFor({ settings: { ...settings, mode: 'fill' }, box: box(300, 300) })).toBe(1000);
    expect(widthFor({ settings: { ...settings, mode: 'fit' }, box: box(600, 100) })).toBe(300);
    expect(widthFor({ settings: { ...settings, mode: 'none' }, box: box(300, 300) })).toBe(300);
  });

  it('[MED-2] takes the width of the box where its height follows from it, and where that counts more', () => {
    const settings = { source, dimensions: { width: 3000, height: 1000 } };
    for (const mode of ['fill', 'fit', 'none'] as const)
      expect(widthFor({ settings: { ...settings, mode }, box: box(500) })).toBe(500);
    expect(widthFor({ settings: { ...settings, mode: 'fill' }, box: box(500, 100) })).toBe(500);
    expect(widthFor({ settings: { ...settings, mode: 'fit' }, box: box(500, 900) })).toBe(500);
    expect(widthFor({ settings: { ...settings, mode: 'none' }, box: box(900, 100) })).toBe(1000);
  });

  it('[MED-2] shows a picture that may not be stretched at its own size at most', () => {
    const settings = { source, dimensions: { width: 200, height: 100 }, sizeAdjustment: 0.5 };
    expect(widthFor({ settings, box: box(1400) })).toBe(300);
    expect(widthFor({ settings: { ...settings, stretch: false }, box: box(1400) })).toBe(100);
  });

  it('[MED-2] takes no more than the picture has', () => {
    const settings = { source, dimensions: { width: 640, height: 400 } };
    expect(widthFor({ settings, box: box(1400), density: 2 })).toBe(750);
    expect(widthFor({ settings: { ...settings, stretch: false }, box: box(1400) })).toBe(750);
  });

  it('[MED-1e, B-95, B-89] keeps the density between its bounds and applies the size adjustment', () => {
    expect(widthFor({ settings: { source, dprMax: 2 }, box: box(240), density: 4 })).toBe(500);
    expect(widthFor({ settings: { source, dprMin: 2 }, box: box(240), density: 1 })).toBe(500);
    expect(widthFor({ settings: { source, sizeAdjustment: 0.5 }, box: box(1000) })).toBe(500);
    expect(widthFor({ settings: { source, sizeAdjustment: 0 }, box: box(1000) })).toBe(100);
  });

  it('[MED-1e, B-94] honours Save-Data unless the picture does not allow it', () => {
    const saving = { box: box(300), density: 3, saveData: true };
    expect(widthFor({ settings: { source }, ...saving })).toBe(300);
    expect(widthFor({ settings: { source, allowSaveData: false }, ...saving })).toBe(1000);
  });

  it('[MED-4] chooses nothing without a source', () => {
    expect(chooseImageSource({ settings: { source: undefined }, box: box(300) })).toBeUndefined();
  });

  it('[MED-2] leaves a source alone that has no sizes', () => {
    for (const whole of [
      'data:image/png;base64,AA==',
      'blob:https://a/1',
      '/logo.svg',
      '/logo.SVG?v=2',
    ])
      expect(chooseImageSource({ settings: { source: whole }, box: box(300) })).toEqual({
        url: whole,
        width: Infinity,
      });
  });
});

describe('variantUrl', () => {
  it.each([
    ['/a.jpg', '/a.jpg?format=500w'],
    ['/a.jpg?v=1', '/a.jpg?v=1&format=500w'],
    ['/a.jpg?format=original&v=1#x', '/a.jpg?v=1&format=500w#x'],
    ['/a.jpg?format&xformat=1', '/a.jpg?xformat=1&format=500w'],
    ['/a.jpg?from=blob:x', '/a.jpg?from=blob:x&format=500w'],
    ['/a.jpg?from=/b.svg', '/a.jpg?from=/b.svg&format=500w'],
    ['/logo.svg?v=1', '/logo.svg?v=1'],
    ['https://cdn.example/p/a', 'https://cdn.example/p/a?format=500w'],
    ['/a.jpg#over\ntwo lines', '/a.jpg?format=500w#over\ntwo lines'],
  ])('[MED-1d, B-90] writes the size of %s into the query', (source, expected) => {
    expect(variantUrl(source, 500)).toBe(expected);
  });

  it.each([
    ['/a.jpg', '/a-500w.jpg'],
    ['/a.b.jpg?v=1#x', '/a.b-500w.jpg?v=1#x'],
    ['https://cdn.example/p/a', 'https://cdn.example/p/a-500w'],
  ])('[MED-1d, B-90] writes the size of %s into the file name', (source, expected) => {
    expect(variantUrl(source, 500, 'filename')).toBe(expected);
  });
});
