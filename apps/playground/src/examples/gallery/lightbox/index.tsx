import '@plinth/gallery/lightbox.css';
import '@plinth/media/video.css';
import { attachLightbox } from '@plinth/gallery/lightbox';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';
import type { LightboxControls } from './example';
import './lightbox.css';

export default function LightboxExample(props: ExampleProps<LightboxControls>): ReactNode {
  const { values, stage } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    return attachLightbox(root.current, {
      ...values,
      locale: stage.locale,
      messages: stage.messages,
      onOpen: (index) => stage.log('event', 'onOpen', { index }),
      onChange: (index) => stage.log('event', 'onChange', { index }),
      onClose: () => stage.log('event', 'onClose'),
    });
  }, [values, stage]);
  return (
    <div className="pictures" ref={root}>
      {samplePictures.slice(0, 6).map((picture) => (
        <a key={picture.file} href={pictureSrc(picture)}>
          <img
            src={pictureSrc(picture)}
            width={picture.width}
            height={picture.height}
            alt={picture.title}
          />
        </a>
      ))}
    </div>
  );
}
