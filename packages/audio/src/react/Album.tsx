import { safeImageSource } from '@plinth/media/image-markup';
import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { useEffect, useRef, type ReactNode } from 'react';
import { attachAlbum } from '../dom/attachAlbum';
import { formatDuration } from '../formatDuration';
import { albumMessages } from '../messages';
import type { Track } from '../readTracks';

export interface AlbumProps {
  /** Name of the album. */
  title: string;
  /** @default none */
  artist?: string | undefined;
  /** The cover's address. */
  cover?: string | undefined;
  /** Returned by `readTracks`; a single track is shown without previous and next. */
  tracks: readonly Track[];
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages that replace the English ones, by key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders an album, or a single track. [AUD-2] Without JavaScript every track has the browser's own
 * player; with it the album's player is already rendered in its place, so nothing moves. CSS:
 * `.pl-album[data-album-state]` is `paused` or `playing`; `[aria-current]` is the chosen track.
 */
export function Album(props: AlbumProps): ReactNode {
  const { title, artist = '', cover, tracks, locale = 'en', messages } = props;
  const root = useRef<HTMLElement>(null);
  const translate = createPlainTranslate(albumMessages, { locale, overrides: messages });

  useEffect(() => {
    if (root.current) return attachAlbum(root.current, { locale, messages });
  }, [tracks, locale, messages]);

  const playable = tracks.filter(({ src }) => src !== undefined);
  const [first] = playable;
  const isAlbum = tracks.length > 1;
  return (
    <section
      ref={root}
      className="pl-album"
      aria-label={title}
      data-kind={isAlbum ? 'album' : 'track'}
    >
      <div className="pl-album-head">
        {cover && (
          <img
            className="pl-album-cover"
            src={safeImageSource(cover)}
            width={320}
            height={320}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <div className="pl-album-words">
          <h2 className="pl-album-title">
            <bdi>{title}</bdi>
          </h2>
          {artist && (
            <p className="pl-album-artist">
              <bdi>{artist}</bdi>
            </p>
          )}
          {first && (
            <div className="pl-album-player">
              <div className="pl-album-controls">
                {isAlbum && (
                  <button
                    type="button"
                    data-album="previous"
                    aria-label={translate('album.previous')}
                  >
                    <Sign path="M7 5v14M19 5 9 12l10 7z" />
                  </button>
                )}
                <button type="button" data-album="play" aria-label={translate('album.play')}>
                  <Sign path="M7 4.5v15L20 12z" name="play" />
                  <Sign path="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z" name="pause" />
                </button>
                {isAlbum && (
                  <button type="button" data-album="next" aria-label={translate('album.next')}>
                    <Sign path="M17 5v14M5 5l10 7-10 7z" />
                  </button>
                )}
              </div>
              <div className="pl-album-progress">
                <span data-album="elapsed">0:00</span>
                <input
                  type="range"
                  data-album="position"
                  aria-label={translate('album.position')}
                  min={0}
                  max={Math.ceil(first.duration ?? 1)}
                  step={1}
                  defaultValue={0}
                />
                <span data-album="duration">{formatDuration(first.duration ?? Number.NaN)}</span>
              </div>
            </div>
          )}
          <p className="pl-album-status" role="status" data-album="status" />
        </div>
      </div>
      <ol className="pl-album-tracks" aria-label={translate('album.tracks')}>
        {tracks.map((track, index) => (
          <li key={index} className="pl-album-track" data-src={track.src} data-title={track.title}>
            {track.src ? (
              <button type="button" className="pl-album-row">
                <TrackMessages track={track} artist={artist} />
              </button>
            ) : (
              <a className="pl-album-row" href={track.elsewhere} rel="noopener" target="_blank">
                <TrackMessages track={track} artist={artist} />
              </a>
            )}
            {track.isDownloadable && (
              <a
                className="pl-album-download"
                href={track.src}
                download=""
                aria-label={translate('album.download', { title: track.title })}
              >
                <Sign path="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
              </a>
            )}
            {track.src && (
              <noscript>
                {/* eslint-disable-next-line jsx-a11y/media-has-caption -- music says nothing that could be written */}
                <audio controls preload="none" src={track.src} />
              </noscript>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const TrackMessages = ({ track, artist }: { track: Track; artist: string }) => (
  <>
    <span className="pl-album-track-title">
      <bdi>{track.title}</bdi>
    </span>
    {track.artist && track.artist !== artist && (
      <span className="pl-album-track-artist">
        <bdi>{track.artist}</bdi>
      </span>
    )}
    {track.duration && (
      <span className="pl-album-track-duration">{formatDuration(track.duration)}</span>
    )}
  </>
);

const Sign = ({ path, name }: { path: string; name?: string }) => (
  <svg className="pl-album-sign" data-sign={name} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
