/** What the head says about one page, and not about the site. */
const ofThePage = [
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  '#plinth-page-context',
  'style',
].join(',');

/** Puts another page's head, body and language in the place of this page's. Scripts of the other page do not run. */
export function swapPage(page: Document, next: Document): void {
  // The policy of this document knows its own nonce only; the attribute is empty once it was read, the property is not.
  const nonce = page.querySelector<HTMLElement>('head style[nonce]')?.nonce ?? '';
  for (const old of page.head.querySelectorAll(ofThePage)) old.remove();
  for (const fresh of next.head.querySelectorAll(ofThePage)) {
    const copy = page.importNode(fresh, true);
    if (copy instanceof HTMLStyleElement) copy.nonce = nonce;
    page.head.append(copy);
  }
  copyAttributes(next.documentElement, page.documentElement, ['lang', 'dir']);
  copyAttributes(next.body, page.body, [
    ...new Set([...page.body.getAttributeNames(), ...next.body.getAttributeNames()]),
  ]);
  page.body.replaceChildren(...[...next.body.childNodes].map((node) => page.adoptNode(node)));
}

function copyAttributes(from: Element, to: Element, names: readonly string[]): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
