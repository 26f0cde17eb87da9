export interface ResizeOptions {
  /** Milliseconds that the width has to rest. @default 100 */
  delay?: number | undefined;
  /** Whether the first width counts as well: it is told in the next frame, without a delay. @default false */
  includesFirst?: boolean | undefined;
}

/**
 * Calls back whenever the width of an element has come to rest at another value ([DOM-2]). The height does not count: it
 * changes by the very thing that a callback does. Where nothing can observe, only the first width is told.
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
