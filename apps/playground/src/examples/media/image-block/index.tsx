import '@plinth/media/image.css';
import { ImageBlock } from '@plinth/media/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';
import { firstBody, type ImageBlockOptions } from './example';

const picture = samplePictures.find(({ file }) => file === 'heather.svg')!;

export default function ImageBlockExample(props: ExampleProps<ImageBlockOptions>): ReactNode {
  const { values, stage } = props;
  const { variant, imageSide, aspectRatio, link, pinterest = 'none' } = values;
  const { title = 'Wood-fired bowls', button = 'See them all' } = values;
  const { body = firstBody } = values;
  return (
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
      pinterest={
        pinterest === 'none' ? undefined : { page: 'https://kiln.example', mode: pinterest }
      }
      locale={stage.locale}
      messages={stage.messages}
    >
      <p>{body}</p>
    </ImageBlock>
  );
}
