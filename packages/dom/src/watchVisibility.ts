export interface VisibilityOptions {
  /** Pixels around the window that count as visible, for what has to be ready when it is seen. @default 0 */
  margin?: number | undefined;
}

/**
 * Tells whether an element is in the window, at first and at each change ([DOM-3]). Where nothing can observe, it is
 * told once that it is.
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
    // Several at once where the page was busy: the last one says how it is now.
    (entries) => onChange(entries.at(-1)!.isIntersecting),
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
