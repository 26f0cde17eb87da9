import { describe, expect, it } from 'vitest';
import * as entry from './index';
import * as layouts from './layouts';
import * as lightbox from './lightbox';
import * as react from './react';

describe('the public names', () => {
  it('[GAL-22c] each entry exports these names', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'attachCarousel',
      'attachGallery',
      'attachGridLightbox',
      'attachSlideshow',
      'attachStrip',
      'browserAddress',
      'createAutoplay',
      'createSlideshowStore',
      'findDesign',
      'findSlide',
      'findTransition',
      'galleryMessages',
      'layoutForDesign',
      'normaliseIndex',
      'parseGalleryData',
      'randomIndex',
      'readGalleryData',
      'readSlideAttributes',
      'rerenderingAttributes',
      'resolveGallerySettings',
      'scrolledIndex',
      'showNeighbour',
      'showsText',
      'slideAddress',
      'slideOfAddress',
      'updateGallery',
    ]);
    expect(Object.keys(layouts).sort()).toEqual([
      'autoGrid',
      'carouselGroups',
      'columnCount',
      'columns',
      'grid',
      'justifiedRows',
      'masonry',
      'parseColumnWidth',
      'ratiosOf',
      'strip',
      'stripOffset',
    ]);
    expect(Object.keys(lightbox).sort()).toEqual(['attachLightbox', 'showLightbox']);
    expect(Object.keys(react)).toEqual(['Gallery']);
  });
});
