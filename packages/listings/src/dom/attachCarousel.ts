import { isRightToLeft, prefersReducedMotion } from '@plinth/dom';

/** Tolerance for rounded positions on screens with fractional pixels. */
const nearly = 2;

/**
 * Adds behaviour to the buttons of a carousel whose list is scrollable without a script: they
 * scroll it by its visible width, and are marked as disabled at its ends. [LST-1] Works on the
 * markup of older pages too, and on content that is inserted later.
 *
 * @example
 * ```ts
 * import { attachCarousel } from '@plinth/listings';
 *
 * const undo = attachCarousel(document.querySelector<HTMLElement>('.journal')!);
 * ```
 * @returns a function that undoes it
 */
export function attachCarousel(root: HTMLElement): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  const list = () => root.querySelector<HTMLElement>('.pl-summary-list, .summary-item-list');
  const button = (name: 'previous' | 'next') =>
    root.querySelector<HTMLElement>(
      `[data-summary-${name}], .summary-carousel-pager .${name}, .summary-carousel-pager [data-${name}]`,
    );

  function show(): void {
    const scroller = list();
    if (!scroller) return;
    const position = Math.abs(scroller.scrollLeft);
    const end = scroller.scrollWidth - scroller.clientWidth;
    const state = [
      ['previous', position <= nearly],
      ['next', position >= end - nearly],
    ] as const;
    for (const [name, isOver] of state) {
      const control = button(name);
      control?.setAttribute('aria-disabled', String(isOver));
      // Older pages have plain elements here.
      if (control && !control.matches('button')) {
        control.setAttribute('role', 'button');
        control.tabIndex = 0;
      }
    }
    root.toggleAttribute('data-all-fit', end <= nearly);
  }

  function move(event: Event, by: 1 | -1): void {
    const scroller = list();
    if (!scroller) return;
    event.preventDefault();
    const forward = isRightToLeft(scroller) ? -1 : 1;
    scroller.scrollBy({
      left: by * forward * scroller.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }

  function use(event: Event): void {
    const target = event.target as Element;
    if (button('previous')?.contains(target)) move(event, -1);
    else if (button('next')?.contains(target)) move(event, 1);
  }

  root.addEventListener('click', use, { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      // A button reacts to these keys natively.
      if (isPress && !(event.target as Element).closest('button, a[href]')) use(event);
    },
    { signal },
  );
  // `scroll` events do not bubble.
  root.addEventListener('scroll', show, { signal, capture: true, passive: true });
  const resized = new ResizeObserver(show);
  resized.observe(root);
  const swapped = new MutationObserver(show);
  swapped.observe(root, { childList: true });
  return () => {
    attached.abort();
    resized.disconnect();
    swapped.disconnect();
    root.removeAttribute('data-all-fit');
  };
}
