import '@plinth/gallery/lightbox.css';
import { showLightbox, type LightboxEntry } from '@plinth/gallery/lightbox';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';
import type { ShownOptions } from './example';

const pictures: LightboxEntry[] = samplePictures.slice(0, 3).map((picture) => ({
  id: picture.file,
  src: pictureSrc(picture),
  width: picture.width,
  height: picture.height,
  alt: picture.title,
  caption: `<strong>${picture.title}</strong>, fired <em>eleven</em> hours`,
}));
const text: LightboxEntry = {
  id: 'prices',
  title: 'Prices',
  html: '<h2>Prices</h2><p>Bowls from £20, jugs from £45.</p><ul><li>Two of a kind: a tenth less</li><li><a href="#order">How to order</a></li></ul>',
};

export default function LightboxFromCode({ values, stage }: ExampleProps<ShownOptions>): ReactNode {
  const open = async (items: readonly LightboxEntry[]) => {
    const lightbox = await showLightbox(items, {
      ...values,
      history: false,
      locale: stage.locale,
      messages: stage.messages,
      onChange: (index) => stage.log('event', 'onChange', { index }),
      onClose: () => stage.log('event', 'onClose'),
    });
    return lightbox;
  };
  return (
    <div className="example-row">
      <button
        type="button"
        className="example-button"
        onClick={() => void open([...pictures, text])}
      >
        Show three pictures and a text
      </button>
      <button
        type="button"
        className="example-button"
        onClick={() =>
          void open(pictures.slice(0, 1)).then((lightbox) => lightbox.update([...pictures, text]))
        }
      >
        Show one, then add the others
      </button>
    </div>
  );
}
