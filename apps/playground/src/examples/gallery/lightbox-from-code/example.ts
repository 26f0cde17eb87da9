import type { ShowLightboxOptions } from '@plinth/gallery/lightbox';
import { amount, choice, flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type ShownOptions = Pick<
  ShowLightboxOptions,
  'index' | 'theme' | 'download' | 'share' | 'thumbnails' | 'loop'
>;

export const example = defineExample<ShownOptions>({
  controls: {
    index: amount(0, { max: 3 }),
    theme: choice(['dark', 'light'], 'dark'),
    download: flag(false),
    share: flag(false),
    thumbnails: flag(false),
    loop: flag(true),
  },
  descriptions: {
    theme: 'Colours of the lightbox.',
  },
  stories: {
    'Light, with thumbnails': { theme: 'light', thumbnails: true },
    'Download and share': { download: true, share: true },
  },
  code: ({ argument }) => ({
    attach: `import { showLightbox } from '@plinth/gallery/lightbox';
import '@plinth/gallery/lightbox.css';

const items = [
  { src: '/pictures/dune.svg', alt: 'Dunes', caption: 'Fired <em>eleven</em> hours' },
  { html: '<h2>Prices</h2><p>From £20.</p>', title: 'Prices' },
  { frame: { src: 'https://example.com/' }, title: 'A page' },
];
const lightbox = await showLightbox(items${argument});
lightbox.update(items.slice(1));`,
  }),
});
