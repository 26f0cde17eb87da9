import type { Translate } from '@plinth/site-model';
import type { albumMessages } from '../messages';

/** The parts of an album's markup that show its player. */
export interface AlbumView {
  readonly playButton: HTMLElement;
  readonly previousButton: HTMLElement | null;
  readonly nextButton: HTMLElement | null;
  /** The playable tracks. */
  readonly tracks: readonly HTMLElement[];
  /** Marks a track as the chosen one. */
  showChosen(index: number): void;
  /**
   * Marks previous and next as disabled at the ends; not with `disabled`, so that they keep the
   * focus.
   */
  showEnds(index: number): void;
  /** @param playing the index of the track that plays; `undefined` if none does */
  showPlaying(playing: number | undefined): void;
  showFailed(index: number): void;
  /** Announces a text to screen readers. */
  say(text: string): void;
  /** Restores the markup. */
  restore(): void;
}

/** @returns `undefined` if there is no playable track, or no play button */
export function createAlbumView(
  root: HTMLElement,
  translate: Translate<keyof typeof albumMessages>,
): AlbumView | undefined {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-album="${name}"]`);
  const playButton = find('play');
  const previousButton = find('previous');
  const nextButton = find('next');
  const status = find('status');
  const tracks = [...root.querySelectorAll<HTMLElement>('.pl-album-track[data-src]')];
  if (!playButton || tracks.length === 0) return undefined;

  return {
    playButton,
    previousButton,
    nextButton,
    tracks,
    showChosen(index) {
      for (const [number, track] of tracks.entries()) {
        const row = track.querySelector('.pl-album-row');
        if (number === index) row?.setAttribute('aria-current', 'true');
        else row?.removeAttribute('aria-current');
      }
    },
    showEnds(index) {
      previousButton?.setAttribute('aria-disabled', String(index === 0));
      nextButton?.setAttribute('aria-disabled', String(index === tracks.length - 1));
    },
    showPlaying(playing) {
      const isPlaying = playing !== undefined;
      root.dataset['albumState'] = isPlaying ? 'playing' : 'paused';
      playButton.setAttribute('aria-label', translate(isPlaying ? 'album.pause' : 'album.play'));
      for (const track of tracks) {
        if (track.dataset['trackState'] === 'playing') delete track.dataset['trackState'];
      }
      if (isPlaying) tracks[playing]!.dataset['trackState'] = 'playing';
    },
    showFailed(index) {
      tracks[index]!.dataset['trackState'] = 'failed';
    },
    say(text) {
      if (status && status.textContent !== text) status.textContent = text;
    },
    restore() {
      delete root.dataset['albumState'];
      for (const track of tracks) {
        delete track.dataset['trackState'];
        track.querySelector('.pl-album-row')?.removeAttribute('aria-current');
      }
      for (const button of [previousButton, nextButton]) button?.removeAttribute('aria-disabled');
    },
  };
}
