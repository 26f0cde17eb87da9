import '@plinth/media/image.css';
import '@plinth/media/video.css';
import { Video } from '@plinth/media/react';
import { useMemo, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { embedConsent } from '../../../stage/embedConsent';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';
import { embeds, type VideoControls } from './example';

const poster = samplePictures.find(({ file }) => file === 'night.svg')!;

export default function VideoExample({ values, stage }: ExampleProps<VideoControls>): ReactNode {
  const ports = useMemo(() => ({ consent: embedConsent(stage.consent) }), [stage]);
  return (
    <Video
      key={JSON.stringify(values)}
      embed={embeds[0]}
      title="The kiln at night"
      {...values}
      poster={{ src: pictureSrc(poster), width: poster.width, height: poster.height }}
      ports={ports}
      locale={stage.locale}
      messages={stage.messages}
      onStateChange={(state) => stage.log('event', 'onStateChange', { state })}
    />
  );
}
