export interface ResizeOptions {
  /** Milliseconds for which the width must be stable. @default 100 */
  delay?: number | undefined;
  /**
   * Whether the first width is reported as well, in the next frame and without a delay.
   * @default false
   */
  includesFirst?: boolean | undefined;
}

/**
 * Calls back whenever the width of an element has changed and is stable ([DOM-2]). The height does
 * not count, because the callback itself often changes it. Without `ResizeObserver` only the first
 * width is reported.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { whenResized } from '@plinth/dom';
 *
 * const title = document.querySelector('h1')!;
 * const undo = whenResized(title, () => console.log(title.clientWidth), { delay: 200 });
 * ```
 */
export function whenResized(
  element: Element,
  callback: () => void,
  { delay = 100, includesFirst = false }: ResizeOptions = {},
): () => void {
  if (typeof ResizeObserver === 'undefined') {
    if (includesFirst) callback();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = includesFirst ? undefined : element.clientWidth;
  const observer = new ResizeObserver(() => {
    const isFirst = width === undefined;
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    clearTimeout(timer);
    if (isFirst) callback();
    else timer = setTimeout(callback, delay);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
