import { videoPlayEvent, videoStopEvent } from './videoEvents';

export interface OneVideoOptions {
  /** Sends this video back to its cover. */
  stop: () => void;
  /** Whether what has the focus is this video's player. */
  hasFocus: () => boolean;
  signal: AbortSignal;
}

/** Says to the page that this video plays. */
export function announceVideo(element: HTMLElement): void {
  element.dispatchEvent(new CustomEvent(videoPlayEvent, { bubbles: true }));
}

/** One video plays at a time ([MED-8]): this one stops when another begins, or when it is told to. */
export function keepToOneVideo(
  element: HTMLElement,
  { stop, hasFocus, signal }: OneVideoOptions,
): void {
  document.addEventListener(
    videoPlayEvent,
    ({ target }) => {
      if (target !== element) stop();
    },
    { signal },
  );
  element.addEventListener(videoStopEvent, stop, { signal });
  // The only sign that a visitor started a foreign player by the player's own button.
  window.addEventListener(
    'blur',
    () => {
      if (hasFocus()) announceVideo(element);
    },
    { signal },
  );
}
