import type { PictureNode } from './mapPicture';

const svgTags = /^(svg|path|circle)$/;

/** Builds elements from the description of a picture; text stays text. */
export function buildPicture({ tag, attributes, children }: PictureNode): Element {
  const element = svgTags.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(
    ...children.map((child) => (typeof child === 'string' ? child : buildPicture(child))),
  );
  return element;
}
