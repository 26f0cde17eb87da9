import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';
import '@plinth/media/video.css';
import { Gallery } from '@plinth/gallery/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { galleryItems } from '../../../stage/galleryItems';
import { example, type DesignOptions } from './example';

export default function Designs({ values, stage }: ExampleProps<DesignOptions>): ReactNode {
  return (
    <Gallery
      {...example.first}
      {...values}
      items={galleryItems}
      sizeFormat="none"
      locale={stage.locale}
      messages={stage.messages}
      behavior={{
        onChange: (state) => stage.log('event', 'onChange', state),
        onEnd: (end) => stage.log('event', 'onEnd', { end }),
      }}
    />
  );
}
