import { safeHref } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { videoMessages } from '../messages';
import { claimVideo } from '../videos/claimVideo';
import { parseEmbed } from '../videos/parseEmbed';
import { videoProviders } from '../videos/videoProviders';
import type { Video as VideoHandle, VideoOptions } from '../videos/videoTypes';
import { ResponsiveImage } from './ResponsiveImage';
import type { ResponsiveImageProps } from './responsiveImageProps';

export interface VideoProps extends VideoOptions {
  /** The embed's HTML or the video's address. */
  embed: string;
  /** The title of the video; part of the accessible name of play button and player. */
  title?: string | undefined;
  /** The picture before the player. */
  poster?: (Omit<ResponsiveImageProps, 'alt'> & { alt?: string }) | undefined;
  /** `false`: the player is shown without a click, near the viewport. @default true */
  overlay?: boolean | undefined;
  /** Width divided by height of the player. @default 100 / 56.3 */
  aspectRatio?: number | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/**
 * A video whose player loads only on demand ([MED-8]): first the poster, the player after one tap.
 * Without JavaScript the play button is a link to the video. State: `[data-video-state]` is
 * `overlay`, `playing` or `invalid`.
 */
export function Video(props: VideoProps): ReactNode {
  const { embed, title, overlay = true, mode, inactive = false, aspectRatio, className } = props;
  const element = useRef<HTMLDivElement>(null);
  const options = useRef<VideoOptions>(props);
  const video = useRef<VideoHandle>(undefined);
  // Depends on whether there is a consent port, not on the object, which may be new in each render.
  const hasQuestion = !!props.ports?.consent;
  useEffect(() => {
    options.current = props;
  });
  const translate = createPlainTranslate(videoMessages, {
    locale: props.locale,
    overrides: props.messages,
  });
  // The catalogue may be a new object in each render as well.
  const question = translate('media.video.consent', { provider: '' });
  const asked = useRef(question);
  useEffect(() => {
    asked.current = question;
    video.current = claim(element.current, options);
    return () => {
      video.current?.destroy();
      video.current = undefined;
    };
    // The effect below handles another language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [embed, overlay, hasQuestion]);
  useEffect(() => {
    // A playing player shows no message of ours.
    if (asked.current === question || !video.current || video.current.state === 'playing') return;
    asked.current = question;
    video.current.destroy();
    video.current = claim(element.current, options);
  }, [question]);
  // A playing player stays on the page.
  useEffect(() => video.current?.setMode(mode ?? null), [mode]);
  useEffect(() => video.current?.setInactive(inactive), [inactive]);

  const recognised = parseEmbed(embed, props.providers ?? videoProviders);
  const label = title
    ? translate('media.video.playTitled', { title })
    : translate('media.video.play');
  const poster = splitPoster(props);
  return (
    <div
      ref={element}
      className={['pl-video', className].filter(Boolean).join(' ')}
      style={aspectRatio ? ({ '--pl-video-ratio': aspectRatio } as CSSProperties) : undefined}
      data-video-url={recognised?.src ?? ''}
      data-provider-name={recognised?.provider}
      data-video-title={title}
      data-mode={mode ?? undefined}
      data-autoplay={props.autoplay ? 'true' : undefined}
      data-poster={poster.foreign}
    >
      {overlay ? (
        <div className="pl-video-overlay">
          {poster.own && <ResponsiveImage mode="fill" {...poster.own} alt={poster.own.alt ?? ''} />}
          {recognised && (
            <a
              className="pl-video-play"
              href={recognised.src}
              target="_blank"
              rel="noopener"
              aria-label={label}
            />
          )}
        </div>
      ) : (
        <noscript>{recognised && <a href={safeHref(recognised.src)}>{label}</a>}</noscript>
      )}
    </div>
  );
}

function claim(
  element: HTMLElement | null,
  options: RefObject<VideoOptions>,
): VideoHandle | undefined {
  if (!element) return undefined;
  return claimVideo(element, {
    ...options.current,
    onStateChange: (state) => options.current.onStateChange?.(state),
  });
}

/** A poster from the provider's servers waits for consent; the script then shows it. */
function splitPoster({ poster, providers = videoProviders }: VideoProps) {
  const isForeign = providers.some(({ origins }) =>
    origins.some((origin) => poster?.src.startsWith(`${origin}/`)),
  );
  return isForeign ? { foreign: poster?.src, own: undefined } : { foreign: undefined, own: poster };
}
