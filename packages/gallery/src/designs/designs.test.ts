import { describe, expect, it, vi } from 'vitest';
import { readGalleryData } from './galleryData';
import { resolveGallerySettings } from './gallerySettings';
import { findDesign, layoutForDesign } from './layoutForDesign';
import { parseGalleryData, rerenderingAttributes } from './parseGalleryData';
import { findSlide, slideAddress, slideOfAddress } from './slideAddress';
import { readSlideAttributes } from './slideAttributes';

describe('layoutForDesign', () => {
  it.each([
    ['stacked', 'base'],
    ['slider', 'strip'],
    ['slideshow', 'stacked'],
    ['grid', 'grid'],
    ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'],
    ['autorows', 'autorows'],
    ['carousel', 'carousel'],
    ['list', 'list'],
    ['wall', 'base'],
    ['toString', 'base'],
    [undefined, 'base'],
  ])('[GAL-1, B-1, B-16] lays %s out as %s', (design, layout) => {
    expect(layoutForDesign(design)).toBe(layout);
  });

  it('[GAL-1, B-186] throws where a design is looked up that does not exist', () => {
    expect(findDesign('slider')).toBe('strip');
    expect(() => findDesign('wall')).toThrow(
      'These are not the gallery designs you are looking for. (We could not find a design by the name wall)',
    );
  });
});

describe('parseGalleryData', () => {
  it('[GAL-2, B-39 to B-58, B-61] reads every field in its published spelling', () => {
    const block = {
      design: 'slideshow',
      imageAspectRatio: '1.5',
      slidesPerRow: '4',
      lightbox: true,
      lightboxTheme: 'light',
      mixedContent: 'true',
      columnWidth: '320px',
      gutter: 12,
      listImageSize: '40',
      aspectRatio: 75,
      vSize: null,
      'active-alignment': 'left',
      'thumbnails-per-row': '6',
      'square-thumbs': false,
      'auto-crop': 'false',
      autoplay: true,
      'autoplay-duration': '3.5',
      thumbnails: true,
      'thumbnail-strip-height': 70,
      'thumbnail-strip-margin': 12,
      padding: '8',
      'meta-position': 'top-left',
      'show-meta': true,
      newWindow: false,
    };
    expect(parseGalleryData(JSON.stringify(block))).toEqual({
      design: 'slideshow',
      imageAspectRatio: 1.5,
      slidesPerRow: 4,
      lightbox: true,
      lightboxTheme: 'light',
      mixedContent: true,
      columnWidth: 320,
      gutter: 12,
      listImageSize: 40,
      aspectRatio: 75,
      activeAlignment: 'left',
      thumbnailsPerRow: 6,
      squareThumbs: false,
      autoCrop: false,
      autoplay: true,
      autoplayDuration: 3500,
      thumbnails: true,
      thumbnailStripHeight: 70,
      thumbnailStripMargin: 5,
      padding: 8,
      metaPosition: 'top-left',
      showMeta: true,
      newWindow: false,
    });
  });

  it('[GAL-2, B-40] takes Auto for no ratio and drops what cannot be read', () => {
    const data = readGalleryData({
      imageAspectRatio: 'Auto',
      columnWidth: -3,
      slidesPerRow: 'many',
      lightboxTheme: 'pink',
      'meta-position': 'everywhere',
      autoplay: 'perhaps',
    });
    expect(data).toEqual({});
  });

  it('[GAL-2, B-241] reports settings that cannot be decoded, or are nowhere', () => {
    const report = vi.fn();
    expect(parseGalleryData('{design:', { report })).toBeUndefined();
    expect(parseGalleryData('[1]', { report, stored: { design: 'grid' } })).toEqual({
      design: 'grid',
    });
    expect(parseGalleryData(null, { report })).toBeUndefined();
    expect(parseGalleryData(null, { report, stored: { design: 'list' } })).toEqual({
      design: 'list',
    });
    expect(report.mock.calls.flat()).toEqual([
      'Error decoding gallery block data.',
      'Error decoding gallery block data.',
      'Error evaluating gallery block data.',
    ]);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    parseGalleryData('{');
    expect(error).toHaveBeenCalledWith('Error decoding gallery block data.');
  });

  it('[GAL-5] names the attributes that render a gallery again', () => {
    expect(rerenderingAttributes).toEqual([
      'aspectRatio',
      'autoplay',
      'autoplay-duration',
      'lightbox',
      'lightboxTheme',
      'methodOption',
      'padding',
      'thumbnail-strip-height',
      'thumbnail-strip-margin',
      'transientGallery',
      'vSize',
    ]);
  });
});

describe('resolveGallerySettings', () => {
  it.each([
    [20, 5],
    [5, 5],
    [2, 2],
    [0, 0],
  ])(
    '[GAL-17, B-291] makes a strip’s margin of %s one of %s, whatever its source',
    (given, margin) => {
      const data = { design: 'slideshow', thumbnailStripMargin: given };
      expect(resolveGallerySettings(data).thumbnailMargin).toBe(margin);
      expect(resolveGallerySettings({ design: 'slideshow' }).thumbnailMargin).toBe(5);
    },
  );

  const settings = (design: string, data = {}) => resolveGallerySettings({ design, ...data });

  it('[GAL-11a] [GAL-15] takes the default for a size or a number of 0, which nothing fits into', () => {
    expect(settings('autorows', { rowHeight: 0 }).rowHeight).toBe(250);
    expect(settings('autogrid', { columnWidth: 0 }).columnWidth).toBe(250);
    expect(settings('grid', { thumbnailsPerRow: 0 }).perRow).toBe(4);
  });

  it('[GAL-11a, B-74, B-281] knows the defaults of the auto layouts', () => {
    expect(settings('autorows')).toMatchObject({
      rowHeight: 250,
      gutterPixels: 20,
      lightbox: true,
    });
    for (const design of ['autogrid', 'autocolumns'])
      expect(settings(design)).toMatchObject({
        columnWidthBehavior: 'min',
        columnWidth: 250,
        gutterPixels: 0,
        imageAspectRatio: undefined,
        mixedContent: false,
        lightbox: false,
      });
    expect(settings('autogrid', { mixedContent: true }).mixedContent).toBe(false);
    expect(settings('autocolumns', { mixedContent: true }).mixedContent).toBe(true);
  });

  it('[GAL-12, B-282] knows the defaults of the grid', () => {
    expect(settings('grid')).toMatchObject({ perRow: 4, gutterPixels: 20, lightbox: true });
    expect(settings('grid', { squareThumbs: false }).imageAspectRatio).toBeUndefined();
  });

  it('[GAL-13, B-283] knows the defaults of the carousel', () => {
    expect(settings('carousel')).toMatchObject({ perRow: 3, gutter: '1cqi', lightbox: false });
  });

  it('[GAL-15, B-284] knows the defaults of stacked slides', () => {
    expect(settings('slideshow')).toMatchObject({
      transition: 'fade',
      speed: 1,
      preload: 1,
      clickBehavior: 'next',
      fixedStage: false,
      autoplayTimeout: 5000,
    });
  });

  it('[GAL-16, B-285] knows the defaults of the strip', () => {
    expect(settings('slider')).toMatchObject({
      speed: 0.5,
      preload: 1,
      alignment: 'middle',
      stageRatio: 2,
    });
    expect(settings('slider', { activeAlignment: 'right', aspectRatio: 25 })).toMatchObject({
      alignment: 'end',
      stageRatio: 4,
    });
  });
});

describe('readSlideAttributes', () => {
  it('[GAL-3, B-62] reads what a slide or its picture says', () => {
    expect(
      readSlideAttributes(
        { type: 'video', slideId: 'a1', slideUrl: 'first', clickThroughUrl: 'javascript:alert(1)' },
        { src: '/p.jpg', imageDimensions: '1500x1000', imageFocalPoint: '0.25,0.75' },
      ),
    ).toEqual({
      type: 'video',
      id: 'a1',
      url: 'first',
      clickThroughUrl: undefined,
      src: '/p.jpg',
      width: 1500,
      height: 1000,
      focalPoint: { x: 0.25, y: 0.75 },
    });
    expect(
      readSlideAttributes({ imageDimensions: '0xauto', clickThroughUrl: '/shop' }),
    ).toMatchObject({
      type: 'image',
      width: undefined,
      clickThroughUrl: '/shop',
      focalPoint: { x: 0.5, y: 0.5 },
    });
  });
});

describe('slide addresses', () => {
  it('[GAL-10] puts the slide below its collection’s url, with one slash', () => {
    expect(slideAddress('/work', 'bowl')).toBe('/work/bowl');
    expect(slideAddress('/work/', '/bowl')).toBe('/work/bowl');
  });

  it('[GAL-10, B-12] reads the slide from itemId', () => {
    expect(slideOfAddress({ search: '?a=1&itemId=x%20y', hash: '' })).toBe('x y');
    expect(slideOfAddress({ search: '', hash: '#itemId=z' })).toBe('z');
    expect(slideOfAddress({ search: '', hash: '' })).toBeNull();
  });

  it('[GAL-20i, B-77] matches slides by id or url, from itemId or the hash', () => {
    const slides = [{ id: 'a', url: '/one/' }, { id: 'b', url: 'two' }, { url: undefined }];
    expect(slideOfAddress({ search: '', hash: '#two' })).toBe('two');
    expect(slideOfAddress({ search: '', hash: '#%E0%A4%A' })).toBe('%E0%A4%A');
    expect(findSlide(slides, 'b')).toBe(1);
    expect(findSlide(slides, 'one')).toBe(0);
    expect(findSlide(slides, '/two/')).toBe(1);
    expect(findSlide(slides, 'three')).toBe(-1);
  });
});

it('[GAL-2, B-105] takes the design of a variant where a block names none', () => {
  const design = (block: Record<string, unknown>) => readGalleryData(block).design;
  expect([1000, 1002, 1003, '1004'].map((variantType) => design({ variantType }))).toEqual([
    'slideshow',
    'carousel',
    'grid',
    'stacked',
  ]);
  expect(design({ variantType: 1003, design: 'list' })).toBe('list');
  expect(design({ variantType: 1001 })).toBeUndefined();
});
