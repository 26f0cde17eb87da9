/** The parent, or the web component whose shadow root contains the element. */
export function shownIn(element: Element): HTMLElement | null {
  const { parentElement, parentNode } = element;
  return (
    parentElement ?? ((parentNode as ShadowRoot | null)?.host as HTMLElement | undefined) ?? null
  );
}

/** Whether an element is inside another one, shadow roots included. */
export function isInside(element: Element | null, outer: Element): boolean {
  for (let at = element; at; at = shownIn(at)) if (at === outer) return true;
  return false;
}
