import type { Translate } from '@plinth/site-model';
import type { albumMessages } from '../messages';
import { formatDuration } from '../formatDuration';

export interface PositionOptions {
  root: HTMLElement;
  audio: HTMLAudioElement;
  /** Loads the chosen track into the player if it has none yet, since seeking needs a source. */
  load: () => void;
  translate: Translate<keyof typeof albumMessages>;
  signal: AbortSignal;
}

/** The bar that shows and changes the position in a track, and the times beside it. */
export interface AlbumPosition {
  /** @param duration the track's length as text from the page, until the player knows it */
  showTrack(duration: string): void;
}

export function attachPosition({
  root,
  audio,
  load,
  translate,
  signal,
}: PositionOptions): AlbumPosition {
  const find = <Part extends HTMLElement>(name: string) =>
    root.querySelector<Part>(`[data-album="${name}"]`);
  const position = find<HTMLInputElement>('position');
  const elapsed = find('elapsed');
  const total = find('duration');
  let isDragging = false;

  function show(): void {
    if (!position || isDragging) return;
    const { currentTime, duration } = audio;
    if (Number.isFinite(duration) && duration > 0) {
      position.max = String(Math.ceil(duration));
      if (total) total.textContent = formatDuration(duration);
    }
    position.value = String(Math.floor(currentTime));
    showElapsed(currentTime);
  }

  function showElapsed(seconds: number): void {
    const from = formatDuration(seconds);
    const to = total?.textContent ?? '';
    if (elapsed) elapsed.textContent = from;
    const end = Number(position?.max);
    position?.style.setProperty('--pl-album-played', `${end > 0 ? (100 * seconds) / end : 0}%`);
    position?.setAttribute(
      'aria-valuetext',
      translate('album.progress', { elapsed: from, duration: to }),
    );
  }

  position?.addEventListener(
    'input',
    () => {
      isDragging = true;
      showElapsed(Number(position.value));
    },
    { signal },
  );
  position?.addEventListener(
    'change',
    () => {
      isDragging = false;
      // A track that is loaded only now would start at its beginning.
      const wanted = Number(position.value);
      load();
      audio.currentTime = wanted;
      show();
    },
    { signal },
  );
  // A slider that is dragged back to its old value sends no `change`; otherwise it sends it in the
  // task of this event.
  const endDrag = () =>
    setTimeout(() => {
      if (!isDragging) return;
      isDragging = false;
      show();
    });
  for (const type of ['pointerup', 'pointercancel'])
    root.ownerDocument.addEventListener(type, endDrag, { signal });
  for (const type of ['timeupdate', 'durationchange', 'seeked'])
    audio.addEventListener(type, show, { signal });

  return {
    showTrack(duration) {
      if (total) total.textContent = duration;
      // Until the file has loaded, the bar ends at the duration in the page, not at that of the previous track.
      const seconds = duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      // Without a known length, as for a stream, there is nowhere to seek to.
      if (position) position.max = String(seconds > 0 ? seconds : 0);
      show();
    },
  };
}
