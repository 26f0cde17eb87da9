/** The parts of the head that belong to one page, and not to the site. */
const ofThePage = 'title,meta[name=description],link[rel=canonical]';

/**
 * Replaces this page's head, body and language by those of another page. Scripts of the other page do not run: its
 * document never had a window. Its context stays there too, because a script element that is moved here, even one that
 * holds JSON, would need a Trusted Types policy.
 */
export function swapPage(page: Document, next: Document): void {
  for (const old of page.head.querySelectorAll(ofThePage)) old.remove();
  for (const fresh of next.head.querySelectorAll(ofThePage)) {
    page.head.append(page.adoptNode(fresh));
  }
  swapStyle(page, next);
  swapFiles(page, next);
  copyAttributes(next.documentElement, page.documentElement, ['lang', 'dir']);
  copyAttributes(next.body, page.body, [
    ...new Set([...page.body.getAttributeNames(), ...next.body.getAttributeNames()]),
  ]);
  page.body.replaceChildren(...[...next.body.childNodes].map((node) => page.adoptNode(node)));
}

/** The style of the page that became current last, in a document whose policy names no nonce. */
const swappedStyles = new WeakMap<Document, CSSStyleSheet>();

/**
 * The next page's own style is delivered as text. The element that shows it needs the nonce of this document's policy;
 * where that allows elements by digest, the style is a sheet without an element.
 */
function swapStyle(page: Document, next: Document): void {
  const text = next.querySelector<HTMLTemplateElement>('#plinth-page-style')?.content.textContent;
  if (typeof text !== 'string') return;
  const old = page.head.querySelector<HTMLElement>('style[nonce]:not([data-sheets])');
  if (!old) return swapSheet(page, text);
  const style = page.createElement('style');
  // Both: the attribute for the next swap to find it by, the property for the policy.
  style.setAttribute('nonce', old.nonce);
  style.nonce = old.nonce;
  style.textContent = text;
  old.replaceWith(style);
}

function swapSheet(page: Document, text: string): void {
  let sheet = swappedStyles.get(page);
  if (!sheet) {
    // Later style elements of the head are not ours.
    page.head.querySelector('style:not([data-sheets])')?.remove();
    sheet = new page.defaultView!.CSSStyleSheet();
    swappedStyles.set(page, sheet);
    page.adoptedStyleSheets = [sheet, ...page.adoptedStyleSheets];
  }
  sheet.replaceSync(text);
}

/**
 * Swaps the files that the blocks of the next page need; the element that names them belongs to the boot script and
 * stays.
 */
function swapFiles(page: Document, next: Document): void {
  const [from, to] = [next, page].map((one) => one.getElementById('plinth-boot'));
  if (!from || !to) return;
  const names = [...from.getAttributeNames(), ...to.getAttributeNames()];
  copyAttributes(
    from,
    to,
    names.filter((name) => name.startsWith('data-')),
  );
}

function copyAttributes(from: Element, to: Element, names: readonly string[]): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
