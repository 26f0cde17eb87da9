/**
 * The root of a component: the element itself if it matches, else the first match inside, else the
 * element. The element comes first, because it may contain a component of the same kind.
 */
export function componentOf(element: HTMLElement, selector: string): HTMLElement {
  if (element.matches(selector)) return element;
  return element.querySelector<HTMLElement>(selector) ?? element;
}

/** The matching elements inside that are not inside another match: a component's own parts. */
export function outermost(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => {
    const around = each.parentElement?.closest(selector);
    return !around || around === root || !root.contains(around);
  });
}
