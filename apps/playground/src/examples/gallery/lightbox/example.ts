import type { LightboxOptions } from '@plinth/gallery/lightbox';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type LightboxControls = Omit<
  LightboxOptions,
  'items' | 'slides' | 'locale' | 'messages' | 'ports' | 'onOpen' | 'onChange' | 'onClose'
>;

export const example = defineExample<LightboxControls>({
  controls: {
    theme: choice(['dark', 'light'], 'dark'),
    title: text('Gallery'),
    loop: flag(true),
    captions: flag(true),
    download: flag(false),
    share: flag(false),
    thumbnails: flag(false),
    autoplay: amount(0, { max: 10_000, step: 500, unit: 'ms' }),
    transition: choice(['zoom', 'view', 'fade', 'none'], 'zoom'),
    speed: amount(0.6, { max: 3, step: 0.1, unit: 's' }),
    maxZoom: amount(4, { min: 1, max: 10 }),
    history: flag(true),
    opensByAddress: flag(true),
    isEditor: flag(false),
  },
  descriptions: {
    theme: 'Colours of the lightbox.',
    captions: 'Whether titles and descriptions are shown.',
  },
  stories: {
    'Light, with thumbnails': { theme: 'light', thumbnails: true },
    'Plays by itself': { autoplay: 3000 },
    'Download and share': { download: true, share: true },
  },
  code: ({ argument }) => ({
    attach: `import { attachLightbox } from '@plinth/gallery/lightbox';
import '@plinth/gallery/lightbox.css';

const undo = attachLightbox(document.querySelector('.pictures')${argument});`,
  }),
  html: {
    css: ['@plinth/gallery/lightbox.css'],
    script: `import { attachLightbox } from '@plinth/gallery/lightbox';

attachLightbox(document.querySelector('.pictures'));`,
  },
});
