/**
 * Removes the formatting of another program from a pasted text, which is sanitised already: its fonts, colours and
 * empty elements do not belong to the site. Bold and italic in a style become elements.
 */
export function tidyPasted(content: Element): void {
  makeLists(content);
  for (const element of [...content.querySelectorAll<HTMLElement>('*')]) {
    const weight = styleOf(element, 'font-weight');
    const isBold = /^(?:bold|bolder|[6-9]00)$/.test(weight);
    const isItalic = /^(?:italic|oblique)$/.test(styleOf(element, 'font-style'));
    const isPlain = /^(?:normal|[1-4]00|lighter)$/.test(weight);
    for (const name of looks) element.removeAttribute(name);
    const tag = element.localName;
    // Google's documents are wrapped in a `b` that is not bold: https://issuetracker.google.com/issues/36763593
    if (/^(?:b|strong)$/.test(tag) && isPlain) unwrap(element);
    else if (tag === 'a' && element.attributes.length === 0) unwrap(element);
    else if (tag === 'span') {
      if (isItalic) wrapContent(element, 'em');
      if (isBold) wrapContent(element, 'strong');
      if (element.attributes.length === 0) unwrap(element);
    } else if (containers.has(tag) && element.attributes.length === 0) {
      if (hasBlocks(element)) unwrap(element);
      else rename(element, 'p');
    }
  }
  // An empty line that a program inserted as space.
  for (const line of content.querySelectorAll('p'))
    if (line.textContent.trim() === '' && !line.querySelector('img, video, audio')) line.remove();
}

/**
 * A property read from the text of a `style` attribute: under the area's policy `element.style` does not contain it.
 */
const styleOf = (element: Element, property: string): string =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim().toLowerCase()))
    .findLast(([name]) => name === property)?.[1] ?? '';

/** A bullet or a number in front of a hanging line, as Word writes the items of its lists. */
const marker = /^[\s\u00a0]*(?:[·•●▪§◦–-]|o(?=\u00a0)|(\d{1,3}|[a-z])[.)])[\s\u00a0]+/iu;

/** Word copies lists as paragraphs: https://github.com/froala/wysiwyg-editor/issues/3302 */
function makeLists(content: Element): void {
  let list: Element | undefined;
  for (const line of [...content.querySelectorAll<HTMLElement>('p')]) {
    const found = styleOf(line, 'text-indent').startsWith('-')
      ? marker.exec(line.textContent)
      : null;
    const tag = found?.[1] === undefined ? 'ul' : 'ol';
    if (!found) {
      list = undefined;
      continue;
    }
    if (list?.localName !== tag || line.previousElementSibling !== list) {
      list = content.ownerDocument.createElement(tag);
      line.before(list);
    }
    removeStart(line, found[0].length);
    const item = content.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

/** Removes the first characters of an element, whatever their parents. */
function removeStart(element: Element, length: number): void {
  let left = length;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text;
    const taken = Math.min(left, text.length);
    text.deleteData(0, taken);
    left -= taken;
  }
}

const looks = ['class', 'id', 'style', 'dir', 'role', 'aria-level', 'name'];
const containers = new Set(['div', 'section', 'article', 'header', 'footer', 'aside', 'nav']);
const hasBlocks = (element: Element) =>
  element.querySelector('p, div, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6, pre') !== null;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
