/** The element that really has the focus; a document tells only the outermost web component around it. */
export function deepActive(page: Document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
