import { Schema, type MarkSpec, type NodeSpec, type TagParseRule } from 'prosemirror-model';
import {
  attributesOf,
  keptElement,
  setAttributes,
  showKept,
  shownOf,
  type KeptAttributes,
  type KeptElement,
} from './keptElement';

const blockTags = [
  ...['address', 'article', 'aside', 'blockquote', 'details', 'div', 'dl', 'figure', 'footer'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'menu', 'nav', 'ol', 'p'],
  ...['pre', 'section', 'table', 'ul'],
];
const blocks = blockTags.join(',');
const containerTags = ['article', 'aside', 'div', 'footer', 'header', 'nav', 'section'];
const keptBlockTags = ['address', 'details', 'dl', 'figure', 'hgroup', 'menu', 'pre', 'table'];
const keptInlineTags = ['audio', 'picture', 'ruby', 'video', 'wbr'];
const inlineTags = [
  // An anchor is the target of links, and has no address.
  'a',
  ...['abbr', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'ins', 'kbd', 'mark', 'q', 's'],
  ...['samp', 'small', 'span', 'sub', 'sup', 'time', 'u', 'var'],
];

const kept = { kept: { default: [] as KeptAttributes } };
const readKept = (element: HTMLElement) => ({ kept: attributesOf(element) });

/** An element with its attributes as the editor shows them, and the element for its content. */
function shown(tag: string, attributes: KeptAttributes) {
  const dom = document.createElement(tag);
  setAttributes(dom, shownOf(attributes));
  return { dom, contentDOM: dom };
}

const keptOf = ({ attrs }: { attrs: Record<string, unknown> }) => attrs['kept'] as KeptAttributes;
const tagOf = ({ attrs }: { attrs: Record<string, unknown> }) => attrs['tag'] as string;

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: { ...kept, tag: { default: 'p' } },
    parseDOM: [
      { tag: 'p', getAttrs: readKept },
      // A line of a text that was written without paragraphs.
      {
        tag: 'div',
        priority: 60,
        getAttrs: (element) =>
          element.querySelector(blocks) === null && { tag: 'div', ...readKept(element) },
      },
    ],
    toDOM: (node) => shown(tagOf(node), keptOf(node)),
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { ...kept, level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: HTMLElement) => ({ level, ...readKept(element) }),
    })),
    toDOM: (node) => shown(`h${node.attrs['level'] as number}`, keptOf(node)),
  },
  quote: {
    group: 'block',
    content: 'block+',
    defining: true,
    attrs: kept,
    parseDOM: [{ tag: 'blockquote', getAttrs: readKept }],
    toDOM: (node) => shown('blockquote', keptOf(node)),
  },
  bulletList: {
    group: 'block',
    content: 'listItem+',
    attrs: kept,
    parseDOM: [{ tag: 'ul', getAttrs: readKept }],
    toDOM: (node) => shown('ul', keptOf(node)),
  },
  orderedList: {
    group: 'block',
    content: 'listItem+',
    attrs: kept,
    parseDOM: [{ tag: 'ol', getAttrs: readKept }],
    toDOM: (node) => shown('ol', keptOf(node)),
  },
  listItem: {
    content: 'paragraph block*',
    defining: true,
    // Whether its text was in a paragraph of its own, with the space around it.
    attrs: { ...kept, isSpaced: { default: false } },
    parseDOM: [
      {
        tag: 'li',
        getAttrs: (element) => ({
          ...readKept(element),
          isSpaced: element.firstElementChild?.localName === 'p',
        }),
      },
    ],
    toDOM: (node) => shown('li', keptOf(node)),
  },
  container: {
    group: 'block',
    content: 'block+',
    attrs: { ...kept, tag: { default: 'div' } },
    parseDOM: containerTags.map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => ({ tag, ...readKept(element) }),
    })),
    toDOM: (node) => shown(tagOf(node), keptOf(node)),
  },
  rule: {
    group: 'block',
    attrs: kept,
    parseDOM: [{ tag: 'hr', getAttrs: readKept }],
    toDOM: () => document.createElement('hr'),
  },
  keptBlock: keptNode(keptBlockTags, { group: 'block' }),
  text: { group: 'inline' },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: kept,
    parseDOM: [{ tag: 'br', getAttrs: readKept }],
    toDOM: () => document.createElement('br'),
  },
  picture: keptNode(['img'], { group: 'inline', inline: true, draggable: true }),
  keptInline: keptNode(
    keptInlineTags,
    { group: 'inline', inline: true },
    // An empty element, such as an anchor or an icon of the style sheet, would be lost as a mark without text.
    ['strong', 'b', 'em', 'i', ...inlineTags].map((tag) => ({
      tag,
      priority: 80,
      getAttrs: (element) =>
        !element.hasChildNodes() &&
        element.attributes.length > 0 && { element: keptElement(element) },
    })),
  ),
};

function keptNode(
  tags: readonly string[],
  more: NodeSpec,
  others: readonly TagParseRule[] = [],
): NodeSpec {
  return {
    ...more,
    atom: true,
    attrs: { element: {} },
    parseDOM: [
      ...tags.map((tag): TagParseRule => ({
        tag,
        priority: 70,
        getAttrs: (element) => ({ element: keptElement(element) }),
      })),
      ...others,
    ],
    toDOM: (node) => showKept(document, node.attrs['element'] as KeptElement),
  };
}

/** One of two elements with the same meaning, such as `b` and `strong`: it is written as it was read. */
const markOf = (tags: readonly [string, string]): MarkSpec => ({
  attrs: { ...kept, tag: { default: tags[0] } },
  parseDOM: tags.map((tag) => ({
    tag,
    getAttrs: (element: HTMLElement) => ({ tag, ...readKept(element) }),
  })),
  toDOM: (mark) => shown(tagOf(mark), keptOf(mark)),
});

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { default: '' }, ...kept },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => ({
          href: element.getAttribute('href') ?? '',
          kept: attributesOf(element, ['href']),
        }),
      },
    ],
    toDOM(mark) {
      const { dom, contentDOM } = shown('a', keptOf(mark));
      dom.setAttribute('href', mark.attrs['href'] as string);
      return { dom, contentDOM };
    },
  },
  bold: markOf(['strong', 'b']),
  italic: markOf(['em', 'i']),
  element: {
    attrs: { ...kept, tag: {} },
    // Several of them may be nested.
    excludes: '',
    parseDOM: inlineTags.map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => ({ tag, ...readKept(element) }),
    })),
    toDOM: (mark) => shown(tagOf(mark), keptOf(mark)),
  },
};

/**
 * The document model of the editor. Headings, paragraphs, lists, quotes, links, bold and italic can be edited; every
 * other element that visitors may get is kept unchanged, with its attributes.
 */
export const richTextSchema = new Schema({ nodes, marks });
