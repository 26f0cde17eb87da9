/** Whether any part of an element is inside the window. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  );
}
