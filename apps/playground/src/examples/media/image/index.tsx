import '@plinth/media/image.css';
import { ResponsiveImage } from '@plinth/media/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';
import type { ImageOptions } from './example';

export default function ImageExample({ values }: ExampleProps<ImageOptions>): ReactNode {
  const {
    picture: file,
    focalX = 0.5,
    focalY = 0.5,
    fitAlignment,
    boxRatio = 1.5,
    ...rest
  } = values;
  const picture = samplePictures.find((known) => known.file === file) ?? samplePictures[0]!;
  const isBoxed = rest.mode === 'fill' || rest.mode === 'fit';
  return (
    <div style={isBoxed ? { position: 'relative', aspectRatio: boxRatio } : undefined}>
      <ResponsiveImage
        key={JSON.stringify(values)}
        alt="Hills in the last light"
        {...rest}
        src={pictureSrc(picture)}
        width={picture.width}
        height={picture.height}
        focalPoint={{ x: focalX, y: focalY }}
        fitAlignment={fitAlignment && [fitAlignment]}
        style={isBoxed ? { position: 'absolute', inset: 0 } : undefined}
      />
    </div>
  );
}
