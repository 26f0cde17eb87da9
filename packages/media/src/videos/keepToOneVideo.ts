import { videoPlayEvent, videoStopEvent } from './videoEvents';

export interface OneVideoOptions {
  /** Stops this video and shows its cover. */
  stop: () => void;
  /** Whether focus is in this video's player. */
  hasFocus: () => boolean;
  signal: AbortSignal;
}

/** Notifies the page that this video plays. */
export function announceVideo(element: HTMLElement): void {
  element.dispatchEvent(new CustomEvent(videoPlayEvent, { bubbles: true }));
}

/**
 * Allows one playing video at a time ([MED-8]): this video stops when another begins, or on a stop
 * event.
 */
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
  // The only event when a visitor starts a foreign player by the player's own button.
  window.addEventListener(
    'blur',
    () => {
      if (hasFocus()) announceVideo(element);
    },
    { signal },
  );
}
