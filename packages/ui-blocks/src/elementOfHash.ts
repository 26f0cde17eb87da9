/** The target of the page's address, if it is inside an element. */
export function elementOfHash(root: HTMLElement): Element | null {
  const id = location.hash.slice(1);
  if (!id) return null;
  const find = (name: string): Element | null => root.querySelector(`#${CSS.escape(name)}`);
  try {
    return find(decodeURIComponent(id));
  } catch {
    // A percent sign that cannot be decoded is a valid id.
    return find(id);
  }
}
