import { describe, expect, it } from 'vitest';
import type { GalleryData } from './galleryData';
import { resolveGallerySettings, type GallerySettings } from './gallerySettings';
import { showsText } from './showsText';

const designs = [
  'stacked',
  'slideshow',
  'slider',
  'grid',
  'carousel',
  'list',
  'autorows',
  'autocolumns',
  'autogrid',
] as const;

/** A setting in every design: the value of each where it differs from that of the others. */
function inEveryDesign<Name extends keyof GallerySettings>(name: Name, data: GalleryData = {}) {
  return Object.fromEntries(
    designs.map((design) => [design, resolveGallerySettings({ design, ...data })[name]]),
  );
}

const everywhere = <Value>(
  value: Value,
  others: Partial<Record<(typeof designs)[number], Value>> = {},
) => ({ ...Object.fromEntries(designs.map((design) => [design, value])), ...others });

describe('resolveGallerySettings', () => {
  it('[GAL-16] gives a strip and a slideshow a stage, and no other design', () => {
    expect(inEveryDesign('stageRatio')).toEqual(everywhere(undefined, { slider: 2 }));
    expect(inEveryDesign('stageRatio', { aspectRatio: 40 })).toEqual(
      everywhere(undefined, { slider: 2.5, slideshow: 2.5 }),
    );
    // A slideshow's ratio of up to 10 is a ratio, not a percentage.
    const slideshow = (aspectRatio: number) =>
      resolveGallerySettings({ design: 'slideshow', aspectRatio }).stageRatio;
    expect([1.5, 10, 20].map(slideshow)).toEqual([1.5, 10, 5]);
    expect(inEveryDesign('fixedStage')).toEqual(everywhere(true, { slideshow: false }));
    expect(inEveryDesign('fixedStage', { aspectRatio: 40 })).toEqual(everywhere(true));
  });

  it('[GAL-11a, GAL-12, GAL-13] keeps the distance between items in pixels, and a carousel’s in percent', () => {
    expect(inEveryDesign('gutter')).toEqual(
      everywhere('0px', {
        stacked: '20px',
        grid: '20px',
        list: '20px',
        autorows: '20px',
        carousel: '1cqi',
      }),
    );
    expect(inEveryDesign('gutterPixels', { gutter: 8 })).toEqual(everywhere(8, { carousel: 0 }));
    expect(inEveryDesign('gutter', { gutter: 8 })).toEqual(everywhere('8px', { carousel: '8cqi' }));
    // A grid's own name for it is `padding`.
    expect(inEveryDesign('gutterPixels', { gutter: 8, padding: 3 })).toEqual(
      everywhere(8, { stacked: 3, grid: 3, carousel: 0 }),
    );
    expect(inEveryDesign('gutterPixels', { padding: 3 })).toEqual(
      everywhere(3, { carousel: 0, list: 20 }),
    );
  });

  it('[GAL-11a, GAL-12] gives pictures the ratio of their design', () => {
    expect(inEveryDesign('imageAspectRatio')).toEqual(everywhere(undefined, { grid: 1 }));
    expect(inEveryDesign('imageAspectRatio', { squareThumbs: false })).toEqual(
      everywhere(undefined),
    );
    expect(inEveryDesign('imageAspectRatio', { squareThumbs: true })).toEqual(
      everywhere(undefined, { grid: 1 }),
    );
    expect(inEveryDesign('imageAspectRatio', { aspectRatio: 1.5 })).toEqual(
      everywhere(undefined, { grid: 1, carousel: 1.5, autocolumns: 1.5, autogrid: 1.5 }),
    );
    expect(inEveryDesign('imageAspectRatio', { aspectRatio: 0 })).toEqual(
      everywhere(undefined, { grid: 1 }),
    );
    expect(inEveryDesign('imageAspectRatio', { aspectRatio: 1.5, imageAspectRatio: 2 })).toEqual(
      everywhere(2),
    );
  });

  it('[GAL-12, GAL-13] sets the numbers of columns and rows of a grid and a carousel', () => {
    expect(inEveryDesign('perRow')).toEqual(everywhere(3, { grid: 4 }));
    expect(inEveryDesign('perRow', { slidesPerRow: 5, thumbnailsPerRow: 6 })).toEqual(
      everywhere(5, { grid: 6 }),
    );
    expect(inEveryDesign('minColumnWidth')).toEqual(everywhere(0));
    expect(inEveryDesign('minColumnWidth', { minColumnWidth: 90 })).toEqual(
      everywhere(0, { grid: 90 }),
    );
    expect(inEveryDesign('columnWidthBehavior', { columnWidthBehavior: 'max' })).toEqual(
      everywhere('max'),
    );
  });

  it('[GAL-12, GAL-20a] opens the lightbox in a grid and in rows', () => {
    expect(inEveryDesign('lightbox')).toEqual(everywhere(false, { grid: true, autorows: true }));
    expect(inEveryDesign('lightboxVideos')).toEqual(everywhere(false));
    expect(inEveryDesign('lightboxVideos', { lightboxVideos: true })).toEqual(
      everywhere(false, { grid: true, autorows: true }),
    );
    expect(inEveryDesign('lightbox', { lightbox: false })).toEqual(everywhere(false));
    expect(inEveryDesign('lightbox', { lightbox: true })).toEqual(everywhere(true));
    expect(inEveryDesign('lightboxTheme')).toEqual(everywhere('dark'));
    expect(inEveryDesign('lightboxTheme', { lightboxTheme: 'light' })).toEqual(everywhere('light'));
  });

  it('[GAL-7, GAL-15, GAL-16] lets only a slideshow and a strip play, loop and show their place', () => {
    const slideshows = everywhere(false, { slideshow: true, slider: true });
    for (const name of ['autoplay', 'dots', 'progress'] as const) {
      expect(inEveryDesign(name)).toEqual(everywhere(false));
      expect(inEveryDesign(name, { [name]: true })).toEqual(slideshows);
    }
    expect(inEveryDesign('loop')).toEqual(slideshows);
    expect(inEveryDesign('loop', { loop: true })).toEqual(everywhere(true));
    expect(inEveryDesign('loop', { loop: false })).toEqual(everywhere(false));
    expect(inEveryDesign('autoplayTimeout', { autoplayDuration: 900 })).toEqual(everywhere(900));
    expect(inEveryDesign('speed')).toEqual(everywhere(0.5, { slideshow: 1 }));
  });

  it('[GAL-17] gives only a slideshow thumbnails', () => {
    expect(inEveryDesign('thumbnails')).toEqual(everywhere(false));
    expect(inEveryDesign('thumbnails', { thumbnails: true })).toEqual(
      everywhere(false, { slideshow: true }),
    );
    expect(inEveryDesign('thumbnailHeight')).toEqual(everywhere(60));
    expect(inEveryDesign('thumbnailHeight', { thumbnailStripHeight: 80 })).toEqual(everywhere(80));
  });

  it('[GAL-14, GAL-15] crops pictures and shows texts by design', () => {
    expect(inEveryDesign('crop')).toEqual(everywhere(true, { slideshow: false }));
    expect(inEveryDesign('crop', { autoCrop: true })).toEqual(everywhere(true));
    expect(inEveryDesign('crop', { autoCrop: false })).toEqual(everywhere(false));
    expect(inEveryDesign('showMeta')).toEqual(everywhere(false, { list: true, carousel: true }));
    expect(inEveryDesign('showMeta', { showMeta: false })).toEqual(everywhere(false));
    expect(inEveryDesign('metaPosition')).toEqual(everywhere('bottom'));
    expect(inEveryDesign('showMetaOnHover')).toEqual(everywhere(false));
    expect(inEveryDesign('showMetaOnHover', { showMetaOnHover: true })).toEqual(everywhere(true));
    const listImageSize = (size: number) =>
      resolveGallerySettings({ design: 'list', listImageSize: size }).listImageSize;
    expect([0, 45, 140].map(listImageSize)).toEqual([30, 45, 100]);
  });

  it('[GAL-2] takes the other settings as they are given, in any design', () => {
    expect(inEveryDesign('lazyLoad')).toEqual(everywhere(true));
    expect(inEveryDesign('lazyLoad', { lazyLoad: false })).toEqual(everywhere(false));
    expect(inEveryDesign('controls')).toEqual(everywhere(true));
    expect(inEveryDesign('controls', { controls: false })).toEqual(everywhere(false));
    expect(inEveryDesign('newWindow')).toEqual(everywhere(false));
    expect(inEveryDesign('newWindow', { newWindow: true })).toEqual(everywhere(true));
    expect(inEveryDesign('transition', { transition: 'swipe' })).toEqual(everywhere('swipe'));
    expect(inEveryDesign('alignment', { activeAlignment: 'left' })).toEqual(everywhere('start'));
  });
});

describe('showsText', () => {
  const settings = { showMeta: false, showMetaOnHover: false };
  const [plain, titled] = [{ src: '/a.jpg' }, { src: '/b.jpg', title: 'Bowl' }];

  it('[GAL-19] is true where texts are shown and an item has one', () => {
    expect(showsText(settings, [titled])).toBe(false);
    expect(showsText({ ...settings, showMeta: true }, [plain])).toBe(false);
    expect(showsText({ ...settings, showMeta: true }, [plain, titled])).toBe(true);
    expect(showsText({ ...settings, showMetaOnHover: true }, [titled, plain])).toBe(true);
    const described = { src: '/c.jpg', description: 'Fired twice.' };
    expect(showsText({ ...settings, showMeta: true }, [described])).toBe(true);
  });
});
