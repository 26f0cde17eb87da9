/** Records an attribute before it is changed. @returns a function that restores it, also if it was absent */
export function keepAttribute(element: Element, name: string): () => void {
  const before = element.getAttribute(name);
  return () =>
    before === null ? element.removeAttribute(name) : element.setAttribute(name, before);
}
