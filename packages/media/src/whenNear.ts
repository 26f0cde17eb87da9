import { lazyMargin } from './images/imageSizes';

/**
 * Calls back once when an element comes near the window; at once where nobody can tell.
 * @param signal ends the waiting
 */
export function whenNear(element: Element, callback: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver === 'undefined') return callback();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${lazyMargin}px` },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
