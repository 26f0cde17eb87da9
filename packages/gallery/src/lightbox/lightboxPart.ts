import { buildElement } from '@plinth/dom/build-element';

/** Creates an element of the lightbox by the last part of its class. */
export function lightboxPart<Tag extends 'a' | 'div' | 'button' | 'dialog' | 'p' | 'img'>(
  tag: Tag,
  name: string,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  return buildElement(
    document,
    tag,
    { class: `pl-lightbox${name && `-${name}`}`, type: tag === 'button' && tag },
    ...children,
  );
}
