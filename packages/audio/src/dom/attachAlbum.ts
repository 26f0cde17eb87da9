import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { albumMessages } from '../messages';
import { attachMediaSession } from './attachMediaSession';
import { attachPosition } from './attachPosition';
import { createAlbumView, type AlbumView } from './createAlbumView';
import { moveThroughTracks } from './moveThroughTracks';
import { playAlone } from './playAlone';

export interface AttachAlbumOptions {
  /** BCP 47 tag of the messages' language. @default 'en' */
  locale?: string | undefined;
  /** Messages that replace the defaults, by key. */
  messages?: MessageCatalogue | undefined;
  /** @default the browser's */
  session?: MediaSession | undefined;
}

/**
 * Adds behaviour to an album ([AUD-2]): one player for its tracks, one sound on the whole page.
 * Nothing is loaded before playback first starts.
 *
 * State: `[data-album-state]` is `paused` or `playing`; the chosen track has `aria-current="true"`.
 *
 * @example
 * ```ts
 * import { attachAlbum } from '@plinth/audio';
 *
 * const detach = attachAlbum(document.querySelector<HTMLElement>('.pl-album')!, { locale: 'de' });
 * ```
 */
export function attachAlbum(root: HTMLElement, options: AttachAlbumOptions = {}): () => void {
  const page = root.ownerDocument;
  const translate = createPlainTranslate(albumMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const found = createAlbumView(root, translate);
  if (!found) return () => {};
  const view: AlbumView = found;
  const { tracks } = view;

  const audio = page.createElement('audio');
  audio.preload = 'none';
  root.append(audio);
  const listening = new AbortController();
  const { signal } = listening;
  let index = 0;
  const position = attachPosition({ root, audio, load: () => choose(index), translate, signal });

  const textOf = (track: HTMLElement | undefined, part: string) =>
    track?.querySelector(part)?.textContent ?? '';
  const titleOf = (track = tracks[index]) => track?.dataset['title'] ?? '';

  function choose(next: number): void {
    // A track that failed to load is loaded again: the network may be back.
    if (next === index && audio.hasAttribute('src') && !audio.error) return;
    index = next;
    audio.src = tracks[index]!.dataset['src']!;
    view.showChosen(index);
    view.showEnds(index);
    position.showTrack(textOf(tracks[index], '.pl-album-track-duration') || '-:--');
  }

  function play(): void {
    choose(index);
    audio.play().catch((error: unknown) => {
      // A pause before the start also rejects, and is no failure; every other error is shown.
      if ((error as DOMException).name === 'AbortError' || signal.aborted) return;
      fail();
    });
  }

  function playTrack(next: number): void {
    if (next < 0 || next >= tracks.length) return;
    choose(next);
    play();
  }

  function fail(): void {
    view.showFailed(index);
    view.say(translate('album.failed', { title: titleOf() }));
    view.showPlaying(undefined);
  }

  function step(by: number): void {
    const next = index + by;
    if (next < 0 || next >= tracks.length) return;
    if (audio.paused) choose(next);
    else playTrack(next);
  }

  const listen = (target: EventTarget | null, type: string, act: (event: Event) => void) =>
    target?.addEventListener(type, act, { signal });

  listen(view.playButton, 'click', () => (audio.paused ? play() : audio.pause()));
  listen(view.previousButton, 'click', () => step(-1));
  listen(view.nextButton, 'click', () => step(1));
  for (const [number, track] of tracks.entries()) {
    listen(track.querySelector('button.pl-album-row'), 'click', () => {
      if (number === index && !audio.paused) audio.pause();
      else playTrack(number);
    });
  }
  listen(audio, 'play', () => {
    view.showPlaying(index);
    view.say(translate('album.playing', { title: titleOf() }));
  });
  listen(audio, 'pause', () => view.showPlaying(undefined));
  listen(audio, 'error', () => {
    if (audio.hasAttribute('src')) fail();
  });
  listen(audio, 'ended', () => {
    if (index + 1 < tracks.length) return playTrack(index + 1);
    choose(0);
    audio.pause();
  });
  const undo = [
    playAlone(audio),
    moveThroughTracks(root),
    attachMediaSession({
      audio,
      session: options.session,
      current: () => ({
        title: titleOf(),
        artist: textOf(tracks[index], '.pl-album-track-artist') || textOf(root, '.pl-album-artist'),
        album: textOf(root, '.pl-album-title'),
        cover: root.querySelector<HTMLImageElement>('.pl-album-cover')?.src,
      }),
      play,
      previous: () => step(-1),
      next: () => step(1),
    }),
  ];
  view.showPlaying(undefined);
  view.showEnds(index);

  return () => {
    listening.abort();
    for (const detach of undo) detach();
    audio.pause();
    // Otherwise the browser would go on loading.
    audio.removeAttribute('src');
    audio.load();
    audio.remove();
    view.restore();
  };
}
