/** Distance from the viewport at which a block is started, so that it is ready when it is seen. */
const rootMargin = '200px';

/** Calls back when an element comes near the window, also where the browser itself cannot observe it. */
export function watchNear(
  comeNear: (element: Element) => void,
): Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  const report: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) comeNear(target);
  };
  if (typeof IntersectionObserver !== 'undefined')
    return new IntersectionObserver(report, { rootMargin });
  const late = import('./ScrollObserver').then(
    ({ ScrollObserver }) => {
      // For the blocks as well: without an observer they would have to start everything at once.
      window.IntersectionObserver = ScrollObserver;
      return new ScrollObserver(report, { rootMargin });
    },
    // Without that file, everything starts: early is better than never.
    () => ({ observe: comeNear, unobserve() {} }),
  );
  return {
    observe: (element) => void late.then((observer) => observer.observe(element)),
    unobserve: (element) => void late.then((observer) => observer.unobserve(element)),
  };
}
