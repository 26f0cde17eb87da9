/**
 * Attributes of an element by their names in HTML: `true` means an empty attribute, `false` and
 * `undefined` none.
 */
export type ElementAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes that contain a script or a page instead of data. */
const running = /^(on|srcdoc$)/i;

/**
 * Builds an element from data ([DOM-9]). Nothing is parsed: a text stays a text, and an attribute
 * that would run as a script (`onclick`, `srcdoc`) is left out. The caller checks addresses with
 * `safeHref` of `@plinth/site-model`.
 *
 * @example
 * ```ts
 * import { buildElement } from '@plinth/dom';
 *
 * const button = buildElement(document, 'button', { type: 'button', class: 'pl-more' }, 'More');
 * document.body.append(buildElement(document, 'p', {}, 'Nine bowls. ', button));
 * ```
 */
export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  attributes?: ElementAttributes,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag];
export function buildElement(
  document: Document,
  tag: string,
  attributes?: ElementAttributes,
  ...content: (Node | string)[]
): HTMLElement;
export function buildElement(
  document: Document,
  tag: string,
  attributes: ElementAttributes = {},
  ...content: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false && !running.test(name))
      element.setAttribute(name, value === true ? '' : String(value));
  element.append(...content);
  return element;
}
