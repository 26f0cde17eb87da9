import type { GalleryItem } from '@plinth/gallery';
import type { GalleryProps } from '@plinth/gallery/react';
import { printValue } from '../../../code/printValue';
import { flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type ItemOptions = Pick<GalleryProps, 'lightbox' | 'lightboxVideos'> &
  Pick<GalleryItem, 'placeholder'>;

export const example = defineExample<ItemOptions>({
  controls: {
    lightbox: flag(true),
    lightboxVideos: flag(true),
    placeholder: text('#d8cfc4'),
  },
  code: ({ only, values: { placeholder = '#d8cfc4' } }) => ({
    react: `import { Gallery } from '@plinth/gallery/react';
import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';
import '@plinth/media/video.css';

const items = [
  {
    id: 'dune',
    src: '/dune.jpg',
    sources: [{ type: 'image/webp', src: '/dune.webp' }],
    placeholder: ${printValue(placeholder)},
    width: 900,
    height: 600,
    alt: 'Dunes at dusk',
  },
  {
    id: 'night',
    src: '/night.jpg',
    width: 1780,
    height: 1000,
    alt: 'Night walk',
    video: { embed: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
  },
];

<Gallery items={items} sizeFormat="none" design="grid"${only('lightbox', 'lightboxVideos').over({ lightbox: true, lightboxVideos: true }).attributes} />`,
  }),
});
