/** Adds an id to an attribute with a list of ids, and returns the undo. */
export function referTo(element: HTMLElement, attribute: string, id: string): () => void {
  const ids = (): string[] => (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  const write = (list: string[]): void => {
    if (list.length > 0) element.setAttribute(attribute, list.join(' '));
    else element.removeAttribute(attribute);
  };
  write([...ids(), id]);
  return () => write(ids().filter((other) => other !== id));
}
