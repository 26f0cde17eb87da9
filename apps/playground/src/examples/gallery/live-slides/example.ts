import type { GalleryProps } from '@plinth/gallery/react';
import { choice, flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type LiveOptions = Pick<GalleryProps, 'design' | 'thumbnails' | 'dots' | 'lightbox'>;

export const example = defineExample<LiveOptions>({
  controls: {
    design: choice<string>(['slideshow', 'slider', 'carousel', 'grid'], 'slideshow'),
    thumbnails: flag(),
    dots: flag(true),
    lightbox: flag(),
  },
  code: ({ over, without, values: { design = 'slideshow' } }) => ({
    react: `import { Gallery } from '@plinth/gallery/react';
import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';
import { useState } from 'react';

const bowl = { id: 'bowl', src: '/bowl.jpg', width: 1500, height: 1000, alt: 'A bowl' };
const jug = { id: 'jug', src: '/jug.jpg', width: 900, height: 1200, alt: 'A jug' };

export function Work() {
  const [items, setItems] = useState([bowl]);
  return (
    <>
      <Gallery items={items} sizeFormat="none"${over({ design, dots: true }).attributes} />
      <button onClick={() => setItems([...items, jug])}>Add the jug</button>
    </>
  );
}`,
    attach: `import { attachGallery, updateGallery } from '@plinth/gallery';
import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';

const gallery = document.querySelector('.pl-gallery');
const undo = attachGallery(gallery${without('design', 'dots').argument.replace(/, (.*)/s, ', { data: $1 }')});
gallery.querySelector('.pl-gallery-slide').remove();
updateGallery(gallery);`,
  }),
});
