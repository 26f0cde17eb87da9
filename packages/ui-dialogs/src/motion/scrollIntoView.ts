import { hasWindow } from './hasWindow';
import { tween } from './tween';

export interface ScrollIntoViewOptions {
  /** Distance above the element, in px. @default 30 */
  offset?: number | undefined;
  /** In ms. @default 50 */
  minDuration?: number | undefined;
  /** In ms. @default 50 */
  maxDuration?: number | undefined;
  /** The element that scrolls. @default the page */
  container?: Element | undefined;
  /** Called when the scroll has ended without being interrupted. */
  onFinish?: (() => void) | undefined;
}

/** Milliseconds per pixel of distance, before the bounds are applied. */
const msPerPixel = 0.5;

/**
 * Scrolls an element to the top of the page or of a container, within two bounds of duration. A
 * visitor's own scrolling stops it. Returns the undo, which stops it at the current position.
 * [DLG-5]
 *
 * @example
 * ```ts
 * import { scrollIntoView } from '@plinth/ui-dialogs/motion';
 *
 * scrollIntoView(document.querySelector('#prices')!, { offset: 80 });
 * ```
 */
export function scrollIntoView(
  element: Element,
  {
    offset = 30,
    minDuration = 50,
    maxDuration = 50,
    container,
    onFinish,
  }: ScrollIntoViewOptions = {},
): () => void {
  if (!hasWindow()) return () => {};
  const scroller = container ?? document.scrollingElement ?? document.documentElement;
  const origin = container ? container.getBoundingClientRect().top + container.clientTop : 0;
  const from = scroller.scrollTop;
  const way = element.getBoundingClientRect().top - origin - offset;
  const limit = scroller.scrollHeight - scroller.clientHeight;
  const to = Math.max(0, Math.min(from + way, limit));
  const duration = Math.max(minDuration, Math.min(Math.abs(to - from) * msPerPixel, maxDuration));

  const interrupted = new AbortController();
  const stop = tween(
    // `instant`, because a page with `scroll-behavior: smooth` would animate every step.
    (progress) => scroller.scrollTo({ top: from + (to - from) * progress, behavior: 'instant' }),
    {
      duration,
      onFinish: () => {
        interrupted.abort();
        onFinish?.();
      },
    },
  );
  const undo = (): void => {
    interrupted.abort();
    stop();
  };
  if (!interrupted.signal.aborted)
    for (const type of ['wheel', 'touchstart'])
      addEventListener(type, undo, { passive: true, signal: interrupted.signal });
  return undo;
}
