/** Whether an element can scroll its content now. */
export function isScroller(element: Element): boolean {
  const tall = element.scrollHeight > element.clientHeight;
  const wide = element.scrollWidth > element.clientWidth;
  // Sizes first: they are already computed, and few elements then need their style.
  if (!tall && !wide) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (tall && /auto|scroll/.test(overflowY)) || (wide && /auto|scroll/.test(overflowX));
}
