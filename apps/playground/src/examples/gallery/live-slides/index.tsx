import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';
import { Gallery } from '@plinth/gallery/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { galleryItems } from '../../../stage/galleryItems';
import type { LiveOptions } from './example';

export default function LiveSlides({ values, stage }: ExampleProps<LiveOptions>): ReactNode {
  const [shown, setShown] = useState(galleryItems.slice(1, 4));
  const waiting = galleryItems.filter((item) => !shown.includes(item));
  return (
    <div className="example-stack">
      <div className="example-row">
        <button
          type="button"
          className="example-button"
          disabled={waiting.length === 0}
          onClick={() => setShown([...waiting.slice(0, 1), ...shown])}
        >
          Add one in front
        </button>
        <button
          type="button"
          className="example-button"
          disabled={waiting.length === 0}
          onClick={() => setShown([...shown, ...waiting.slice(0, 1)])}
        >
          Add one at the end
        </button>
        <button
          type="button"
          className="example-button"
          disabled={shown.length === 1}
          onClick={() => setShown(shown.slice(1))}
        >
          Remove the first
        </button>
      </div>
      <Gallery
        label="Work"
        design="slideshow"
        dots
        imageAspectRatio={1.5}
        autoCrop
        {...values}
        items={shown}
        sizeFormat="none"
        locale={stage.locale}
        messages={stage.messages}
        behavior={{
          onChange: ({ index, count }) => stage.log('event', 'onChange', { index, count }),
        }}
      />
    </div>
  );
}
