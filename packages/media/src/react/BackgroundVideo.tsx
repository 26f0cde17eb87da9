import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { useEffect, useRef, type ReactNode } from 'react';
import { backgroundMessages } from '../messages';
import {
  attachBackgroundVideo,
  type AttachBackgroundVideoOptions,
} from '../videos/attachBackgroundVideo';

export interface BackgroundVideoProps extends AttachBackgroundVideoOptions {
  /** Address of the video's file. */
  src: string;
  /** Address of the picture that is shown until the video plays, and without a script. */
  poster: string;
  /** Content in front of the video. */
  children?: ReactNode;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/**
 * A video behind its children ([MED-13]); `attachBackgroundVideo` provides the behaviour, also
 * without React.
 */
export function BackgroundVideo(props: BackgroundVideoProps): ReactNode {
  const { src, poster, children, className = '', consent, locale, messages } = props;
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef({ consent, messages });
  useEffect(() => {
    latest.current = { consent, messages };
  });
  const hasConsent = consent !== undefined;
  useEffect(
    () =>
      attachBackgroundVideo(element.current!, {
        locale,
        messages: latest.current.messages,
        // A new object in each render must not attach again.
        consent: hasConsent
          ? {
              isAllowed: (host) => latest.current.consent?.isAllowed(host) ?? true,
              subscribe: (listener) => latest.current.consent?.subscribe?.(listener) ?? (() => {}),
            }
          : undefined,
      }),
    [src, locale, hasConsent],
  );
  const translate = createPlainTranslate(backgroundMessages, { locale, overrides: messages });
  return (
    <div ref={element} className={`pl-background-video ${className}`.trim()}>
      <video
        data-src={src}
        poster={poster}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
      />
      <div className="pl-background-video-content">{children}</div>
      <button type="button" className="pl-background-video-toggle" data-background-toggle="" hidden>
        {translate('media.background.play')}
      </button>
    </div>
  );
}
