import { isScroller } from './isScroller';
import { layerStack } from './layerStack';

/**
 * Prevents the page behind a layer from scrolling, without a layout shift, until the returned undo
 * is called. Locks of several callers, packages and copies are counted together: the page scrolls
 * again after the last undo. [DLG-3]
 *
 * `scrollbar-gutter` reserves the space of the scrollbar; in browsers without it, padding does, and
 * `--pl-scrollbar-width` holds the width for a site's own fixed elements.
 */
export function lockScroll(page: Document = document): () => void {
  const stack = layerStack(page);
  stack.scrollLocks += 1;
  if (stack.scrollLocks === 1) stack.releaseScroll = lock(page);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    stack.scrollLocks -= 1;
    if (stack.scrollLocks === 0) stack.releaseScroll?.();
  };
}

function lock(page: Document): () => void {
  const root = page.documentElement;
  const view = page.defaultView ?? window;
  const width = view.innerWidth - root.clientWidth;
  // If only the body sets overflow, the viewport uses that value. Setting it on the root instead
  // would make the body a scroll container, and every sticky element in it would jump.
  const fromBody =
    view.getComputedStyle(root).overflow === 'visible' &&
    view.getComputedStyle(page.body).overflow !== 'visible';
  const undo = [setStyle(fromBody ? page.body : root, 'overflow', 'hidden')];
  if (width > 0) {
    undo.push(setStyle(root, '--pl-scrollbar-width', `${width}px`));
    undo.push(
      view.CSS?.supports?.('scrollbar-gutter', 'stable')
        ? setStyle(root, 'scrollbar-gutter', 'stable')
        : setStyle(root, 'padding-inline-end', `${width}px`),
    );
  }
  // Only iOS supports this property, and only iOS scrolls a page whose overflow is hidden (WebKit
  // bug 153852).
  if (view.CSS?.supports?.('-webkit-touch-callout', 'none')) undo.push(stopTouchScroll(page));
  return () => undo.forEach((step) => step());
}

function setStyle(element: HTMLElement, property: string, value: string): () => void {
  const before = element.style.getPropertyValue(property);
  const priority = element.style.getPropertyPriority(property);
  element.style.setProperty(property, value, 'important');
  return () => element.style.setProperty(property, before, priority);
}

/** Lets touch scroll only scrollable content inside a layer. Pinching and sliders stay usable. */
function stopTouchScroll(page: Document): () => void {
  const stop = (event: TouchEvent): void => {
    const target = event.target as HTMLElement;
    if (event.touches.length > 1 || (target as HTMLInputElement).type === 'range') return;
    if (!scrollsInside(target, page)) event.preventDefault();
  };
  page.addEventListener('touchmove', stop, { passive: false });
  return () => page.removeEventListener('touchmove', stop);
}

function scrollsInside(target: HTMLElement, page: Document): boolean {
  for (let at: HTMLElement | null = target; at && at !== page.body; at = at.parentElement)
    if (at !== page.scrollingElement && isScroller(at)) return true;
  return false;
}
