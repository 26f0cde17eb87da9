/**
 * Tells when an element comes into sight and when it goes. @returns a function that undoes it
 *
 * An intersection observer that watches anything makes Chromium prepare a frame on the main thread sixty times a second
 * while a compositor animation runs. So it watches only what is out of sight; an element in sight is looked at once
 * after something that may have moved it away.
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
  // A carousel or a drawer that took it along.
  addEventListener('transitionend', look, { capture: true, signal });
  // Something above it grew, or an ancestor was hidden.
  const sizes = new ResizeObserver(look);
  sizes.observe(document.body);
  sizes.observe(element);
  return () => {
    stopped.abort();
    sizes.disconnect();
    observer.disconnect();
  };
}
