/**
 * Whether the text of an element, and the order of items side by side in it, runs from right to
 * left ([DOM-7]).
 */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
