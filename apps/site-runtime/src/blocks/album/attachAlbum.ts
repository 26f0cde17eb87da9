import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Detach } from '../../boot/host';
import { albumMessages } from './albumMessages';
import { attachMediaSession } from './attachMediaSession';
import { attachPosition } from './attachPosition';
import { moveThroughTracks } from './moveThroughTracks';
import { onePlays } from './onePlays';

export interface AttachAlbumOptions {
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** @default the browser's */
  session?: MediaSession | undefined;
}

/**
 * Brings an album to life ([RUN-2]): one player for its tracks, one sound on the whole page. Nothing is loaded before
 * the first play.
 *
 * State: `[data-album-state]` is `paused` or `playing`; the track that is chosen has `aria-current="true"`.
 */
export function attachAlbum(root: HTMLElement, options: AttachAlbumOptions = {}): Detach {
  const page = root.ownerDocument;
  const translate = createPlainTranslate(albumMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-album="${name}"]`);
  const playButton = find('play');
  const previousButton = find('previous');
  const nextButton = find('next');
  const status = find('status');
  const tracks = [...root.querySelectorAll<HTMLElement>('.pl-album-track[data-src]')];
  if (!playButton || tracks.length === 0) return () => {};

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
    if (next === index && audio.hasAttribute('src')) return;
    index = next;
    audio.src = tracks[index]!.dataset['src']!;
    for (const [number, track] of tracks.entries()) {
      const row = track.querySelector('.pl-album-row');
      if (number === index) row?.setAttribute('aria-current', 'true');
      else row?.removeAttribute('aria-current');
    }
    showEnds();
    position.showTrack(textOf(tracks[index], '.pl-album-track-duration') || '-:--');
  }

  /** At the first and the last track a control leads nowhere; it keeps focus, so it is not disabled outright. */
  function showEnds(): void {
    previousButton?.setAttribute('aria-disabled', String(index === 0));
    nextButton?.setAttribute('aria-disabled', String(index === tracks.length - 1));
  }

  function play(): void {
    choose(index);
    audio.play().catch((error: unknown) => {
      // Pausing before it began is what somebody wanted; all else is said.
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
    tracks[index]!.dataset['trackState'] = 'failed';
    say(translate('album.failed', { title: titleOf() }));
    showPlaying(false);
  }

  function say(text: string): void {
    if (status && status.textContent !== text) status.textContent = text;
  }

  function showPlaying(isPlaying: boolean): void {
    root.dataset['albumState'] = isPlaying ? 'playing' : 'paused';
    playButton!.setAttribute('aria-label', translate(isPlaying ? 'album.pause' : 'album.play'));
    for (const track of tracks) {
      if (track.dataset['trackState'] === 'playing') delete track.dataset['trackState'];
    }
    if (isPlaying) tracks[index]!.dataset['trackState'] = 'playing';
  }

  function step(by: number): void {
    const next = index + by;
    if (next < 0 || next >= tracks.length) return;
    if (audio.paused) choose(next);
    else playTrack(next);
  }

  const listen = (target: EventTarget | null, type: string, act: (event: Event) => void) =>
    target?.addEventListener(type, act, { signal });

  listen(playButton, 'click', () => (audio.paused ? play() : audio.pause()));
  listen(previousButton, 'click', () => step(-1));
  listen(nextButton, 'click', () => step(1));
  for (const [number, track] of tracks.entries()) {
    listen(track.querySelector('button.pl-album-row'), 'click', () => {
      if (number === index && !audio.paused) audio.pause();
      else playTrack(number);
    });
  }
  listen(audio, 'play', () => {
    showPlaying(true);
    say(translate('album.playing', { title: titleOf() }));
  });
  listen(audio, 'pause', () => showPlaying(false));
  listen(audio, 'error', () => {
    if (audio.hasAttribute('src')) fail();
  });
  listen(audio, 'ended', () => {
    if (index + 1 < tracks.length) return playTrack(index + 1);
    choose(0);
    audio.pause();
  });
  const undo = [
    onePlays(audio),
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
  showPlaying(false);
  showEnds();

  return () => {
    listening.abort();
    for (const detach of undo) detach();
    audio.pause();
    // Without this a browser goes on fetching what nobody hears.
    audio.removeAttribute('src');
    audio.load();
    audio.remove();
    delete root.dataset['albumState'];
    for (const track of tracks) {
      delete track.dataset['trackState'];
      track.querySelector('.pl-album-row')?.removeAttribute('aria-current');
    }
    for (const button of [previousButton, nextButton]) button?.removeAttribute('aria-disabled');
  };
}
