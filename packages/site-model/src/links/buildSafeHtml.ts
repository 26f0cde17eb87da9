import { safeHref } from './safeHref';

/**
 * The elements that are allowed in HTML from outside. Any other element is replaced by its content.
 */
const allowed = new Set(
  (
    'A ABBR B BLOCKQUOTE BR CITE CODE DD DEL DIV DL DT EM H1 H2 H3 H4 H5 H6 HR I INS KBD LI MARK OL P PRE Q S ' +
    'SMALL SPAN STRONG SUB SUP U UL WBR'
  ).split(' '),
);
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'SVG',
  'MATH',
  'NOSCRIPT',
  'TEXTAREA',
  'TITLE',
]);

/** The characters that HTML must escape, and the no-break space that editors write. */
const escapes: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/**
 * Builds nodes from untrusted HTML, element by element from an allow-list; only links keep an
 * attribute. For the browser: it uses `DOMParser`.
 *
 * @example
 * ```ts
 * import { buildSafeHtml } from '@plinth/site-model/safe-html';
 *
 * document.body.append(buildSafeHtml('<em>Nine</em> bowls', document));
 * ```
 */
export function buildSafeHtml(html: string, document: Document): DocumentFragment {
  try {
    return copy(new DOMParser().parseFromString(html, 'text/html').body, document);
  } catch {
    // A page with Trusted Types may not parse HTML: the text is kept.
    const fragment = document.createDocumentFragment();
    const text = html.replace(/(?:\s|<[^<>]*>)+/g, ' ').trim();
    fragment.append(
      text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => escapes[name]!),
    );
    return fragment;
  }
}

function copy(from: Node, document: Document): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const node of from.childNodes) {
    if (node.nodeType === 3) fragment.append(node.nodeValue ?? '');
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) continue;
    const inside = copy(node, document);
    if (!allowed.has(node.tagName)) {
      fragment.append(inside);
      continue;
    }
    const element = document.createElement(node.tagName);
    const href = safeHref(node.getAttribute('href'));
    if (href && node.tagName === 'A') element.setAttribute('href', href);
    element.append(inside);
    fragment.append(element);
  }
  return fragment;
}
