/**
 * Reports when an element becomes visible and when it no longer is. @returns a function that undoes
 * it
 *
 * While a compositor animation runs, an active intersection observer makes Chromium prepare a frame
 * on the main thread sixty times a second. So only an invisible element is observed; a visible
 * element is checked once after each event that may have moved it.
 */
export function watchVisibility(
  element: Element,
  onChange: (visible: boolean) => void,
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true);
    return () => {};
  }
  let visible = false;
  const observer = new IntersectionObserver((entries) => {
    const now = entries.at(-1)!.isIntersecting;
    if (now) observer.unobserve(element);
    if (now === visible) return;
    visible = now;
    onChange(now);
  });
  const look = (): void => observer.observe(element);
  look();

  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('scroll', look, { capture: true, passive: true, signal });
  addEventListener('resize', look, { signal });
  // A carousel or a drawer may have moved it.
  addEventListener('transitionend', look, { capture: true, signal });
  // Content above it may have grown, or an ancestor may be hidden.
  const sizes = new ResizeObserver(look);
  sizes.observe(document.body);
  sizes.observe(element);
  return () => {
    stopped.abort();
    sizes.disconnect();
    observer.disconnect();
  };
}
