import { expectQuick, fuzz, hostileJson, hostileText, settingsOf } from '@plinth/tooling/fuzz';
import { safeHref } from '@plinth/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColumnWidth } from '../layouts/columnCount';
import { resolveGallerySettings } from './gallerySettings';
import { parseGalleryData } from './parseGalleryData';
import { readSlideAttributes } from './slideAttributes';

const block = settingsOf([
  ...([
    'design',
    'aspectRatio',
    'slidesPerRow',
    'lightbox',
    'lightboxTheme',
    'mixedContent',
  ] as const),
  ...([
    'columnWidth',
    'columnWidthBehavior',
    'gutter',
    'listImageSize',
    'vSize',
    'activeAlignment',
  ] as const),
  ...([
    'thumbnailsPerRow',
    'squareThumbs',
    'autoCrop',
    'autoplay',
    'autoplay-duration',
    'padding',
  ] as const),
  ...([
    'thumbnail-strip-height',
    'thumbnail-strip-margin',
    'methodOption',
    'showMeta',
    'newWindow',
  ] as const),
]);
const known = fc.record(
  {
    design: fc.constantFrom(
      'grid',
      'slideshow',
      'slider',
      'stacked',
      'autocolumns',
      'autorows',
      'autogrid',
      'carousel',
    ),
    aspectRatio: hostileText(),
    columnWidth: hostileJson(),
    gutter: hostileJson(),
  },
  { requiredKeys: ['design'] },
);

describe('a gallery’s settings', () => {
  it('[GAL-2] any JSON becomes settings that a layout can calculate with, or is reported', () => {
    fuzz(
      fc.property(fc.oneof(block, known, hostileJson()), (value) => {
        const reports: string[] = [];
        const data = parseGalleryData(JSON.stringify(value) ?? 'x', {
          report: (text) => reports.push(text),
        });
        if (!data) {
          expect(reports).toHaveLength(1);
          return;
        }
        const settings = resolveGallerySettings(data);
        const { gutterPixels, columnWidth, rowHeight, thumbnailHeight, thumbnailMargin } = settings;
        for (const pixels of [
          gutterPixels,
          columnWidth,
          rowHeight,
          thumbnailHeight,
          thumbnailMargin,
        ])
          expect([pixels, Number.isFinite(pixels)]).toEqual([pixels, true]);
        // It is written into a style.
        expect(settings.gutter).toMatch(/^-?[\d.e+-]+(px|cqi)$/);
        for (const ratio of [settings.imageAspectRatio, settings.stageRatio])
          if (ratio !== undefined) expect(typeof ratio).toBe('number');
      }),
      { share: 2 },
    );
    fuzz(fc.property(hostileText(), (json) => void parseGalleryData(json, { report: () => {} })));
    expectQuick((text) =>
      parseGalleryData(JSON.stringify({ design: text, aspectRatio: text, gutter: text })),
    );
    // It is for developers, and says what it wants.
    expectQuick((text) => {
      try {
        parseColumnWidth(text);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    });
  });

  it('[GAL-3] any attributes become a slide: a focal point inside the picture, a link that is safe', () => {
    const names = [
      'type',
      'imageDimensions',
      'imageFocalPoint',
      'slideId',
      'slideUrl',
      'clickThroughUrl',
      'src',
    ];
    const dataset = fc.dictionary(fc.constantFrom(...names), hostileText());
    fuzz(
      fc.property(dataset, dataset, (slide, image) => {
        const read = readSlideAttributes(slide, image);
        for (const part of [read.focalPoint.x, read.focalPoint.y])
          expect(part >= 0 && part <= 1).toBe(true);
        for (const side of [read.width, read.height])
          if (side !== undefined) expect(side > 0 && Number.isFinite(side)).toBe(true);
        expect(read.clickThroughUrl).toBe(safeHref(read.clickThroughUrl));
      }),
    );
    expectQuick((text) =>
      readSlideAttributes({ imageDimensions: text, imageFocalPoint: text, clickThroughUrl: text }),
    );
  });
});
