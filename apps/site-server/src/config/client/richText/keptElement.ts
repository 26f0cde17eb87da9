/** The attributes of an element for which the editor has no button, in their order: they are written unchanged. */
export type KeptAttributes = readonly (readonly [name: string, value: string])[];

/** An element that the editor shows and does not edit, with all that is in it. */
export interface KeptElement {
  tag: string;
  attributes: KeptAttributes;
  children: readonly (KeptElement | string)[];
}

export const attributesOf = (element: Element, except: readonly string[] = []): KeptAttributes =>
  [...element.attributes]
    .filter(({ name }) => !except.includes(name))
    .map(({ name, value }) => [name, value] as const);

export function keptElement(element: Element): KeptElement {
  return {
    tag: element.localName,
    attributes: attributesOf(element),
    children: [...element.childNodes].flatMap((child): (KeptElement | string)[] => {
      if (child.nodeType === 3) return [child.nodeValue ?? ''];
      return child.nodeType === 1 ? [keptElement(child as Element)] : [];
    }),
  };
}

/** The element as it was read. */
export function writeKept(page: Document, { tag, attributes, children }: KeptElement): HTMLElement {
  const element = page.createElement(tag);
  setAttributes(element, attributes);
  for (const child of children)
    element.append(typeof child === 'string' ? child : writeKept(page, child));
  return element;
}

/**
 * The element as the editor shows it: without names of the page's own (`id`, `class`), and without loading anything from
 * elsewhere or playing anything.
 */
export function showKept(page: Document, element: KeptElement): HTMLElement {
  const { tag, attributes, children } = element;
  const given = new Map(attributes);
  const src = given.get('src') ?? '';
  if (tag === 'img' ? !isOfThisSite(src) : /^(?:video|audio)$/.test(tag))
    return showPlace(page, tag, given);
  const shown = page.createElement(tag === 'a' ? 'u' : tag);
  setAttributes(
    shown,
    attributes.filter(([name]) => shownAttributes.has(name)),
  );
  for (const child of children)
    shown.append(typeof child === 'string' ? child : showKept(page, child));
  return shown;
}

const shownAttributes = new Set([
  ...['style', 'lang', 'dir', 'title', 'start', 'type', 'reversed', 'value', 'open'],
  ...['src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'span', 'scope', 'datetime'],
]);

/** The attributes that determine how an element of the text looks. */
export const shownOf = (attributes: KeptAttributes): KeptAttributes =>
  attributes.filter(([name]) => shownAttributes.has(name) && name !== 'src');

/** Shows the name of an element instead of its content, which is not loaded here. */
function showPlace(
  page: Document,
  tag: string,
  attributes: ReadonlyMap<string, string>,
): HTMLElement {
  const place = page.createElement('span');
  place.className = 'pl-config-rich-place';
  const name = attributes.get('alt') || attributes.get('title') || attributes.get('src') || '';
  place.textContent = `<${tag}> ${name}`.trim();
  return place;
}

const isOfThisSite = (src: string) => /^\/(?![/\\])/.test(src);

/** The style is set by the object model: the policy of the area forbids `style` attributes. */
export function setAttributes(element: HTMLElement, attributes: KeptAttributes): void {
  for (const [name, value] of attributes) {
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
}
