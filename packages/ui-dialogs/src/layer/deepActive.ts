/**
 * The focused element, also inside web components; a document reports only the outermost component.
 */
export function deepActive(page: Document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
