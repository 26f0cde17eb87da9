import '@plinth/gallery/lightbox.css';
import { attachLightbox } from '@plinth/gallery/lightbox';
import '@plinth/media/image.css';
import { ImageBlock } from '@plinth/media/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';
import { firstBody, type ImageBlockOptions } from './example';

const picture = samplePictures.find(({ file }) => file === 'heather.svg')!;

export default function ImageBlockExample(props: ExampleProps<ImageBlockOptions>): ReactNode {
  const { values, stage } = props;
  const { variant, imageSide, aspectRatio, link, pinterest = 'none' } = values;
  const { title = 'Wood-fired bowls', button = 'See them all' } = values;
  const { body = firstBody, lightbox = 'none' } = values;
  const root = useRef<HTMLDivElement>(null);
  const { locale, messages } = stage;
  useEffect(() => {
    if (lightbox === 'none') return undefined;
    return attachLightbox(root.current!, { theme: lightbox, locale, messages });
    // The block is another element with each choice.
  }, [values, lightbox, locale, messages]);
  return (
    <div ref={root}>
      <ImageBlock
        key={JSON.stringify(values)}
        image={{
          src: pictureSrc(picture),
          alt: picture.title,
          width: picture.width,
          height: picture.height,
        }}
        variant={variant}
        imageSide={imageSide}
        aspectRatio={aspectRatio}
        title={title}
        button={button ? { href: '#bowls', label: button } : undefined}
        link={link ? { href: link } : undefined}
        lightbox={lightbox === 'none' ? undefined : lightbox}
        pinterest={
          pinterest === 'none' ? undefined : { page: 'https://kiln.example', mode: pinterest }
        }
        locale={locale}
        messages={messages}
      >
        <p>{body}</p>
      </ImageBlock>
    </div>
  );
}
