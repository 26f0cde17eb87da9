import { isRightToLeft } from '@plinth/dom';

/** Minimum distance of a swipe in pixels. */
const minDistance = 40;

/**
 * Reports a swipe along the line of text: 1 for the next slide, -1 for the previous one. [BLK-74]
 * Vertical movement is left to the browser (`touch-action: pan-y`).
 *
 * @returns a function that undoes it
 */
export function watchSwipe(element: HTMLElement, onSwipe: (direction: 1 | -1) => void): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  let start: { id: number; x: number; y: number } | undefined;
  element.addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, isPrimary, clientX, clientY }) => {
      start =
        isPrimary && pointerType !== 'mouse'
          ? { id: pointerId, x: clientX, y: clientY }
          : undefined;
    },
    { signal },
  );
  element.addEventListener('pointercancel', () => (start = undefined), { signal });
  element.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      const from = start;
      start = undefined;
      if (from?.id !== pointerId) return;
      const x = clientX - from.x;
      if (Math.abs(x) < minDistance || Math.abs(x) < 2 * Math.abs(clientY - from.y)) return;
      onSwipe(x < 0 !== isRightToLeft(element) ? 1 : -1);
    },
    { signal },
  );
  return () => attached.abort();
}
