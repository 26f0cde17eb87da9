/** What the head says about one page, and not about the site. */
const ofThePage = 'title,meta[name=description],link[rel=canonical],style';

/**
 * Puts another page's head, body and language in the place of this page's. Scripts of the other page do not run:
 * its document never had a window. Its context stays there too, because a script element that is moved here, even one
 * that holds JSON, would need a Trusted Types policy.
 */
export function swapPage(page: Document, next: Document): void {
  // The policy of this document knows its own nonce only; it is in the property, the attribute shows none.
  const nonce = page.querySelector<HTMLElement>('head style[nonce]')?.nonce ?? '';
  for (const old of page.head.querySelectorAll(ofThePage)) old.remove();
  for (const fresh of next.head.querySelectorAll<HTMLElement>(ofThePage)) {
    if (fresh.localName === 'style') page.head.append(styleElement(page, fresh.textContent, nonce));
    else page.head.append(page.adoptNode(fresh));
  }
  copyAttributes(next.documentElement, page.documentElement, ['lang', 'dir']);
  copyAttributes(next.body, page.body, [
    ...new Set([...page.body.getAttributeNames(), ...next.body.getAttributeNames()]),
  ]);
  page.body.replaceChildren(...[...next.body.childNodes].map((node) => page.adoptNode(node)));
}

function styleElement(page: Document, css: string, nonce: string): HTMLStyleElement {
  const style = page.createElement('style');
  // Both, so that the next swap finds it by its attribute.
  style.setAttribute('nonce', nonce);
  style.nonce = nonce;
  style.textContent = css;
  return style;
}

function copyAttributes(from: Element, to: Element, names: readonly string[]): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
