import { describe, expect, it } from 'vitest';
import { hostileSources, trickySources } from '../__fixtures__/hostileStrings';
import { imageAttributes, imageSrcset } from './imageAttributes';
import { objectPosition } from './objectPosition';

describe('imageAttributes', () => {
  it('[MED-7a] reserves the space and offers the sizes that the picture has', () => {
    expect(imageAttributes({ src: '/a.jpg', width: 900, height: 600, sizes: '50vw' })).toEqual({
      src: '/a.jpg?format=1000w',
      srcset:
        '/a.jpg?format=100w 100w, /a.jpg?format=300w 300w, /a.jpg?format=500w 500w, /a.jpg?format=750w 750w, /a.jpg?format=1000w 900w',
      sizes: 'auto, 50vw',
      width: 900,
      height: 600,
      loading: 'lazy',
      decoding: 'async',
      style: { aspectRatio: '900 / 600' },
    });
  });

  it('[MED-7c] never makes the first picture lazy', () => {
    const first = imageAttributes({ src: '/a.jpg', priority: true });
    expect(first).toMatchObject({ loading: 'eager', fetchpriority: 'high', sizes: '100vw' });
    expect(imageAttributes({ src: '/a.jpg' })).not.toHaveProperty('fetchpriority');
  });

  it.each([
    [{ x: 1.7, y: -3 }, '100% 0%'],
    [{ x: NaN, y: Infinity }, '50% 100%'],
  ])('[MED-1b, MED-7g, B-86] keeps the focal point %o within the picture', (focalPoint, place) => {
    const image = { src: '/a.jpg', width: 3, height: 2, mode: 'fill', focalPoint } as const;
    expect(imageAttributes(image)?.style.objectPosition).toBe(place);
    expect(objectPosition({ focalPoint })).toBe(place);
  });

  it('[MED-7g] places a cropped picture by its focal point and a fitted one by its alignment', () => {
    const size = { src: '/a.jpg', width: 3, height: 2 };
    expect(imageAttributes({ ...size, mode: 'fill', focalPoint: { x: 0.2, y: 1 } })?.style).toEqual(
      {
        aspectRatio: '3 / 2',
        objectFit: 'cover',
        objectPosition: '20% 100%',
      },
    );
    expect(
      imageAttributes({ ...size, mode: 'fit', fitAlignment: ['bottom', 'left'] })?.style,
    ).toEqual({
      aspectRatio: '3 / 2',
      objectFit: 'contain',
      objectPosition: 'left bottom',
    });
  });

  it('[MED-7b] gives no sizes to a picture that has none', () => {
    expect(imageAttributes({ src: '/logo.svg', width: 10, height: 10 })).not.toHaveProperty(
      'srcset',
    );
  });

  it('[MED-7b] takes the widths and the format that it is given', () => {
    expect(imageSrcset('/a.jpg', { widths: [750, 300], sizeFormat: 'filename' })).toBe(
      '/a-300w.jpg 300w, /a-750w.jpg 750w',
    );
  });

  it.each([NaN, 0])('[MED-7b] takes a width of %s for none', (width) => {
    expect(imageAttributes({ src: '/a.jpg', width, height: 10 })).toEqual(
      imageAttributes({ src: '/a.jpg' }),
    );
  });

  it('[MED-1f] renders no hostile source, and a tricky one stays one address', () => {
    for (const src of hostileSources) expect(imageAttributes({ src })).toBeUndefined();
    for (const source of trickySources.filter((tricky) => !tricky.startsWith('data:'))) {
      const candidates = imageSrcset(source).split(/,\s+/);
      expect(candidates, source).toHaveLength(7);
      for (const candidate of candidates) expect(candidate).toMatch(/^[^\s,]\S*[^\s,] \d+w$/);
    }
  });
});

describe('objectPosition', () => {
  const dimensions = { width: 1000, height: 500 };

  it('[MED-1b] keeps the focal point in proportion', () => {
    expect(objectPosition({ focalPoint: { x: 0.25, y: 1 / 3 } })).toBe('25% 33.33%');
  });

  it('[MED-1b] moves the focal point to the middle where the edges allow it', () => {
    const at = (x: number) =>
      objectPosition(
        { focalPoint: { x, y: 0.5 }, dimensions, useAdvancedPositioning: true, mode: 'fill' },
        { width: 100, height: 100 },
      );
    // The picture is 200 px wide in a box of 100: its point at 40 % (80 px) is 30 px past the middle's reach.
    expect(at(0.4)).toBe('30% 50%');
    expect(at(0.1)).toBe('0% 50%');
    expect(at(0.9)).toBe('100% 50%');
  });
});
