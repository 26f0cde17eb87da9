import '@plinth/media/video.css';
import { BackgroundVideo } from '@plinth/media/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { embedConsent } from '../../../stage/embedConsent';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';
import type { BackgroundVideoControls } from './example';
import { recordClip } from './recordClip';

const night = samplePictures.find(({ file }) => file === 'night.svg')!;

export default function BackgroundVideoExample({
  values,
  stage,
}: ExampleProps<BackgroundVideoControls>): ReactNode {
  const [clip, setClip] = useState('');
  const consent = useMemo(() => embedConsent(stage.consent), [stage]);
  useEffect(() => {
    const recording = new AbortController();
    recordClip(recording.signal).then(setClip, () => {});
    return () => recording.abort();
  }, []);
  return (
    <BackgroundVideo
      key={clip}
      src={clip}
      poster={pictureSrc(night)}
      {...values}
      consent={consent}
      locale={stage.locale}
      messages={stage.messages}
    >
      <h2
        style={{
          placeSelf: 'center',
          margin: 0,
          padding: '6rem 1rem',
          color: '#fff',
          textShadow: '0 0 12px #000',
        }}
      >
        Fired for three days
      </h2>
    </BackgroundVideo>
  );
}
