/** Whether the text of an element, and with it the order of what stands side by side in it, runs from right to left ([DOM-7]). */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
