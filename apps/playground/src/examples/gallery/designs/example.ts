import { readersParts } from '../../../code/readersParts';
import type { GalleryProps } from '@plinth/gallery/react';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

/** All options except those that cannot be typed: the pictures, the ports, the place in the page. */
export type DesignOptions = Omit<
  GalleryProps,
  'items' | 'behavior' | 'locale' | 'messages' | 'sizeFormat' | 'className' | 'style' | 'id'
>;

export const designs = [
  'grid',
  'autogrid',
  'autorows',
  'autocolumns',
  'slideshow',
  'slider',
  'carousel',
  'list',
  'stacked',
] as const;

export const example = defineExample<DesignOptions>({
  controls: {
    design: choice<string>(designs, 'grid'),
    label: text('Gallery'),
    imageAspectRatio: amount(undefined, { min: 0.4, max: 2.5, step: 0.1, unit: 'width / height' }),
    aspectRatio: amount(undefined, { max: 100, unit: 'percent or ratio' }),
    gutter: amount(undefined, { max: 80, unit: 'px' }),
    padding: amount(undefined, { max: 80, unit: 'px' }),
    columnWidth: amount(undefined, { min: 80, max: 600, step: 10, unit: 'px' }),
    minColumnWidth: amount(undefined, { max: 400, step: 10, unit: 'px' }),
    columnWidthBehavior: choice(['min', 'max']),
    rowHeight: amount(undefined, { min: 80, max: 600, step: 10, unit: 'px' }),
    thumbnailsPerRow: amount(undefined, { min: 1, max: 8 }),
    slidesPerRow: amount(undefined, { min: 1, max: 6 }),
    squareThumbs: flag(),
    autoCrop: flag(),
    mixedContent: flag(),
    lazyLoad: flag(true),
    listImageSize: amount(undefined, { min: 10, max: 100, unit: '%' }),
    lightbox: flag(),
    lightboxVideos: flag(),
    lightboxTheme: choice(['light', 'dark']),
    transition: choice<string>(['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll']),
    autoplay: flag(),
    autoplayDuration: amount(undefined, { min: 500, max: 10_000, step: 500, unit: 'ms' }),
    loop: flag(),
    controls: flag(),
    dots: flag(),
    progress: flag(),
    activeAlignment: choice(['left', 'center', 'right']),
    thumbnails: flag(),
    thumbnailStripHeight: amount(undefined, { min: 20, max: 160, unit: 'px' }),
    thumbnailStripMargin: amount(undefined, { max: 5, unit: 'px' }),
    showMeta: flag(),
    showMetaOnHover: flag(),
    metaPosition: choice([
      'top',
      'bottom',
      'top-left',
      'bottom-left',
      'top-right',
      'bottom-right',
      'center',
    ]),
    newWindow: flag(),
    priority: amount(0, { max: 9 }),
  },
  stories: {
    Masonry: { design: 'autocolumns', gutter: 12 },
    'Justified rows': { design: 'autorows' },
    Slideshow: { design: 'slideshow' },
    Carousel: { design: 'carousel' },
    'Grid with a lightbox': { lightbox: true, squareThumbs: true },
    'List with texts': { design: 'list', showMeta: true },
  },
  first: { design: 'grid' },
  code: ({ attributes, without }) => ({
    react: `import { Gallery } from '@plinth/gallery/react';
import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';

${readersParts.pictures}

<Gallery items={pictures} sizeFormat="none"${attributes} />`,
    attach: `import { attachGallery } from '@plinth/gallery';
import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';

const gallery = document.querySelector('.pl-gallery');
const undo = attachGallery(gallery${without('design', 'label', 'priority').argument.replace(/, (.*)/s, ', { data: $1 }')});`,
  }),
  html: {
    css: ['@plinth/gallery/gallery.css', '@plinth/gallery/lightbox.css'],
    script: `import { attachGallery } from '@plinth/gallery';

attachGallery(document.querySelector('.pl-gallery'));`,
  },
});
