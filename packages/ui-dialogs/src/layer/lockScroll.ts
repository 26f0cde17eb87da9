import { isScroller } from './isScroller';
import { layerStack } from './layerStack';

/**
 * Keeps the page from scrolling behind a layer, without moving anything on it, until the returned undo is called.
 * Locks of several callers, packages and copies count together: the page scrolls again after the last undo. [DLG-3]
 *
 * The page's scrollbar keeps its room by `scrollbar-gutter`; where a browser does not know it, by padding,
 * with the width in `--pl-scrollbar-width` for a site's own fixed elements.
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
  // When only the body sets overflow, the viewport takes it over from there. Setting it on the root instead would
  // make the body a scroll container of its own, and every sticky element in it would jump.
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
  // Only iOS knows this property, and only iOS scrolls a page whose overflow is hidden (WebKit bug 153852).
  if (view.CSS?.supports?.('-webkit-touch-callout', 'none')) undo.push(stopTouchScroll(page));
  return () => undo.forEach((step) => step());
}

function setStyle(element: HTMLElement, property: string, value: string): () => void {
  const before = element.style.getPropertyValue(property);
  const priority = element.style.getPropertyPriority(property);
  element.style.setProperty(property, value, 'important');
  return () => element.style.setProperty(property, before, priority);
}

/** Lets a finger scroll what can scroll inside a layer, and nothing else. Pinching and sliders stay usable. */
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
