export interface VisibilityOptions {
  /**
   * Pixels around the window that count as visible, for content that must be ready when it is seen.
   * @default 0
   */
  margin?: number | undefined;
}

/**
 * Reports whether an element is in the window, at first and at each change ([DOM-3]). Without
 * `IntersectionObserver` it reports once that it is visible.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { watchVisibility } from '@plinth/dom';
 *
 * const video = document.querySelector('video')!;
 * const undo = watchVisibility(video, (isVisible) => {
 *   if (!isVisible) video.pause();
 * });
 * ```
 */
export function watchVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
  { margin = 0 }: VisibilityOptions = {},
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true);
    return () => {};
  }
  const observer = new IntersectionObserver(
    // If the page was busy there are several entries: the last is the current state.
    (entries) => onChange(entries.at(-1)!.isIntersecting),
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
