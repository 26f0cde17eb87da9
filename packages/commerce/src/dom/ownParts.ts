/**
 * Finds the parts of a component by a selector: the element itself before its descendants, and no
 * parts of another component inside it.
 * @param roots selects the elements that are such components
 * @param anchor a part that certainly belongs to it, if the element is a block around the component
 */
export function ownParts<Part extends HTMLElement>(
  element: HTMLElement,
  selector: string,
  { roots, anchor }: { roots: string; anchor?: Element | null },
): Part[] {
  const rootOf = (part: Element): Element | undefined => {
    const root = part.closest(roots);
    return root && root !== element && element.contains(root) ? root : undefined;
  };
  const own = anchor ? rootOf(anchor) : undefined;
  const found = [...element.querySelectorAll<Part>(selector)].filter((part) => {
    const root = rootOf(part);
    return root === undefined || root === own;
  });
  return element.matches(selector) ? [element as Part, ...found] : found;
}
