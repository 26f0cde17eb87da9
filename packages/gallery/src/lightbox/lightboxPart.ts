/** An element of the lightbox by the last word of its class. */
export function lightboxPart<Tag extends 'a' | 'div' | 'button' | 'dialog' | 'p' | 'img'>(
  tag: Tag,
  name: string,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = `pl-lightbox${name && `-${name}`}`;
  if (element instanceof HTMLButtonElement) element.type = 'button';
  element.append(...children);
  return element;
}
