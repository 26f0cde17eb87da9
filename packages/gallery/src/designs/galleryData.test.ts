import { describe, expect, it } from 'vitest';
import { readGalleryData, type GalleryData } from './galleryData';
import { findSlide, slideAddress, slideOfAddress } from './slideAddress';
import { readSlideAttributes } from './slideAttributes';

/** Readings of each of the values, given for one setting. */
const readings = (name: keyof GalleryData, values: readonly unknown[]) =>
  values.map((value) => readGalleryData({ [name]: value })[name]);

describe('readGalleryData', () => {
  it('[GAL-2] reads yes and no as JSON, as words and as digits', () => {
    expect(readings('controls', [true, 'true', '1', 1, 2])).toEqual([true, true, true, true, true]);
    expect(readings('controls', [false, 'false', '0', '', 0])).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(readings('controls', ['yes', null, [], {}])).toEqual(Array(4).fill(undefined));
  });

  it('[GAL-2] reads amounts with their units, and no negative ones', () => {
    expect(readings('gutter', [0, '0', 12.5, '12.5px', '7%'])).toEqual([0, 0, 12.5, 12.5, 7]);
    expect(readings('gutter', [-1, '-1', 'wide', NaN, Infinity, null])).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('[GAL-2, GAL-5] reads a count as a whole number above 0', () => {
    expect(readings('columnWidth', ['320px', '12.9', 12.9])).toEqual([320, 12, 12.9]);
    expect(readings('columnWidth', [0, '0', '0.9', -3, 'auto'])).toEqual(Array(5).fill(undefined));
  });

  it('[GAL-2] reads a ratio as a number or as two sides', () => {
    expect(
      readings('imageAspectRatio', [
        1.5,
        '1.5',
        '1.5-three-two',
        '3:2',
        ' 3 / 2 ',
        '15x10',
        '1.5:1',
        '1:2.5',
        '16:9.0',
      ]),
    ).toEqual([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.4, 16 / 9]);
    expect(readings('imageAspectRatio', ['Auto', 0, '0', '3:0.0.1', ':2', true])).toEqual(
      Array(6).fill(undefined),
    );
    // The first number counts in a text with more than two sides.
    expect(readings('imageAspectRatio', ['3:2:1', 'a 3:2', '3 apples:2'])).toEqual([
      3,
      undefined,
      3,
    ]);
  });

  it('[GAL-2, GAL-7] reads seconds as milliseconds', () => {
    expect(readings('autoplayDuration', ['3.5', 2, 0, '', 'fast'])).toEqual([
      3500,
      2000,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[GAL-2] reads names in any case, and no others', () => {
    expect(readings('lightboxTheme', ['LIGHT', 'dark', 'blue', 1])).toEqual([
      'light',
      'dark',
      undefined,
      undefined,
    ]);
    expect(readings('design', ['GRID', '', 3])).toEqual(['grid', undefined, undefined]);
    expect(readings('transition', ['swipe', '', 3])).toEqual(['swipe', undefined, undefined]);
  });

  it('[GAL-2, B-105] reads the number of a variant in both spellings', () => {
    expect(readGalleryData({ 'variant-type': 1002 })).toEqual({ design: 'carousel' });
    expect(readGalleryData({ variantType: 7 })).toEqual({});
  });
});

describe('readSlideAttributes', () => {
  it('[GAL-3] prefers the attributes of the slide to those of its picture', () => {
    const own = {
      type: 'image',
      slideId: 'own',
      slideUrl: 'own-url',
      src: '/own.jpg',
      imageDimensions: '300x200',
      imageFocalPoint: '0,1',
    };
    const ofPicture = {
      type: 'video',
      slideId: 'other',
      slideUrl: 'other-url',
      src: '/other.jpg',
      imageDimensions: '3x2',
      imageFocalPoint: '0.5,0.5',
    };
    const expected = {
      type: 'image',
      id: 'own',
      url: 'own-url',
      src: '/own.jpg',
      width: 300,
      height: 200,
      focalPoint: { x: 0, y: 1 },
    };
    expect(readSlideAttributes(own, ofPicture)).toMatchObject(expected);
    expect(readSlideAttributes({}, own)).toMatchObject(expected);
    expect(readSlideAttributes({}, { image: '/older.jpg' }).src).toBe('/older.jpg');
    expect(readSlideAttributes({}, ofPicture).type).toBe('video');
  });

  it.each(['0x200', '300x0', '-3x2', '3x-2', '300', 'x200', '300xauto', '', 'wide'])(
    '[GAL-3] has no size where the dimensions are "%s"',
    (imageDimensions) => {
      const { width, height } = readSlideAttributes({ imageDimensions });
      expect([width, height]).toEqual([undefined, undefined]);
    },
  );

  it('[GAL-3] keeps the focal point within the picture', () => {
    const point = (imageFocalPoint: string) => readSlideAttributes({ imageFocalPoint }).focalPoint;
    expect(point('-1,7')).toEqual({ x: 0, y: 1 });
    expect(point('0.2,')).toEqual({ x: 0.5, y: 0.5 });
    expect(point(',0.2')).toEqual({ x: 0.5, y: 0.5 });
  });
});

describe('slide addresses', () => {
  it('[GAL-10] keeps the slashes within a slide’s url', () => {
    expect(slideAddress('/work', '//pots/bowl')).toBe('/work/pots/bowl');
  });

  it('[GAL-20i] reads a name with a second number sign', () => {
    expect(slideOfAddress({ search: '', hash: '#bowl#2' })).toBe('bowl#2');
    expect(slideOfAddress({ search: '', hash: '#a=1' })).toBeNull();
  });

  it('[GAL-20i] finds an exact id before a url that only differs in its slashes', () => {
    const slides = [{ url: '/mug/' }, { id: 'mug' }, { url: 'pots/bowl' }];
    expect(findSlide(slides, 'mug')).toBe(1);
    expect(findSlide([{ id: 'mug', url: 'x' }, { url: 'mug' }], 'mug')).toBe(0);
    expect(findSlide(slides, '//mug//')).toBe(0);
    expect(findSlide(slides, 'potsbowl')).toBe(-1);
    expect(findSlide(slides, '/pots/bowl/')).toBe(2);
  });
});
