/** Milliseconds between two measurements without an event: a picture above may have loaded, or a drawer opened. */
const pause = 500;
const events = ['scroll', 'resize', 'load', 'transitionend', 'animationend', 'toggle'];

/**
 * Replaces `IntersectionObserver` where a browser or a script of the page has removed it: it measures its elements when
 * the page scrolls or changes. Only the window is a root.
 */
export class ScrollObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '0px';
  readonly thresholds: readonly number[];
  readonly #callback: IntersectionObserverCallback;
  readonly #margin: number;
  /** The elements, each with the last ratio that was reported for it. */
  readonly #reported = new Map<Element, number | undefined>();
  #listening: AbortController | undefined;

  constructor(
    callback: IntersectionObserverCallback,
    { rootMargin = '0px', threshold = 0 }: IntersectionObserverInit = {},
  ) {
    this.#callback = callback;
    this.rootMargin = rootMargin;
    this.#margin = parseFloat(rootMargin) || 0;
    this.thresholds = [threshold].flat().sort((one, other) => one - other);
  }

  observe(element: Element): void {
    if (this.#reported.has(element)) return;
    this.#reported.set(element, undefined);
    this.#listen();
  }

  unobserve(element: Element): void {
    this.#reported.delete(element);
    if (this.#reported.size === 0) this.disconnect();
  }

  disconnect(): void {
    this.#reported.clear();
    this.#listening?.abort();
    this.#listening = undefined;
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  #listen(): void {
    if (this.#listening) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    let frame = 0;
    // Once in a frame, however many events there are.
    const look = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        this.#look();
      });
    };
    for (const event of events)
      addEventListener(event, look, { capture: true, passive: true, signal });
    const timer = setInterval(look, pause);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
    });
    look();
  }

  #look(): void {
    const entries: IntersectionObserverEntry[] = [];
    for (const [target, before] of this.#reported) {
      const entry = measure(target, this.#margin);
      // The threshold that it has reached: -1 is out of sight.
      const reached = entry.isIntersecting
        ? this.thresholds.filter((threshold) => entry.intersectionRatio >= threshold).length
        : -1;
      if (reached === before) continue;
      this.#reported.set(target, reached);
      entries.push(entry);
    }
    if (entries.length > 0) this.#callback(entries, this);
  }
}

function measure(target: Element, margin: number): IntersectionObserverEntry {
  const box = target.getBoundingClientRect();
  const rootBounds = new DOMRect(
    -margin,
    -margin,
    innerWidth + 2 * margin,
    innerHeight + 2 * margin,
  );
  const left = Math.max(box.left, rootBounds.left);
  const top = Math.max(box.top, rootBounds.top);
  const width = Math.min(box.right, rootBounds.right) - left;
  const height = Math.min(box.bottom, rootBounds.bottom) - top;
  // An element that is not rendered has no boxes; an empty rendered element counts.
  const isIntersecting = width >= 0 && height >= 0 && target.getClientRects().length > 0;
  const area = box.width * box.height;
  return {
    target,
    time: performance.now(),
    boundingClientRect: box,
    rootBounds,
    intersectionRect: isIntersecting ? new DOMRect(left, top, width, height) : new DOMRect(),
    isIntersecting,
    intersectionRatio: !isIntersecting ? 0 : area > 0 ? (width * height) / area : 1,
  };
}
