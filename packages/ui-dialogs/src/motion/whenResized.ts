/** Calls back once the element's width has rested for `delay` ms. @returns a function that undoes it */
export function whenResized(element: Element, delay: number, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let width = element.clientWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    // The height changes by the very thing that the callback does.
    if (element.clientWidth === width) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      width = element.clientWidth;
      callback();
    }, delay);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
