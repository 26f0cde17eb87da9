/**
 * The root of a component: the element itself, the first one inside, or the element where neither is marked. The element
 * comes first, because a component of the same kind may stand inside it.
 */
export function componentOf(element: HTMLElement, selector: string): HTMLElement {
  if (element.matches(selector)) return element;
  return element.querySelector<HTMLElement>(selector) ?? element;
}

/** The elements inside that match, without those of which another match stands around: a component's own parts. */
export function outermost(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => {
    const around = each.parentElement?.closest(selector);
    return !around || around === root || !root.contains(around);
  });
}
