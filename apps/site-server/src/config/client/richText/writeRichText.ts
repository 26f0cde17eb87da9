import { DOMParser, DOMSerializer, type Fragment, type Node } from 'prosemirror-model';
import { setAttributes, writeKept, type KeptAttributes, type KeptElement } from './keptElement';
import { richTextSchema } from './richTextSchema';

type Attributes = Readonly<Record<string, unknown>>;

/**
 * Writes elements with all of their attributes: for copying and for saving.
 * @param page an inert document: an `img` of the area's own document would be requested as soon as it has an address
 */
export function createRichTextWriter(page: Document): DOMSerializer {
  const written = (tag: string, { kept }: Attributes, more: KeptAttributes = []) => {
    const dom = page.createElement(tag);
    setAttributes(dom, [...more, ...(kept as KeptAttributes)]);
    return { dom, contentDOM: dom };
  };
  const element = ({ attrs }: Node) => writeKept(page, attrs['element'] as KeptElement);
  return new DOMSerializer(
    {
      // The library can write any node; its type allows only elements.
      text: (node) => ({ dom: page.createTextNode(node.text ?? '') as unknown as HTMLElement }),
      paragraph: ({ attrs }) => written(attrs['tag'] as string, attrs),
      heading: ({ attrs }) => written(`h${attrs['level'] as number}`, attrs),
      quote: ({ attrs }) => written('blockquote', attrs),
      bulletList: ({ attrs }) => written('ul', attrs),
      orderedList: ({ attrs }) => written('ol', attrs),
      listItem: ({ attrs }) => written('li', attrs),
      container: ({ attrs }) => written(attrs['tag'] as string, attrs),
      rule: ({ attrs }) => written('hr', attrs).dom,
      lineBreak: ({ attrs }) => written('br', attrs).dom,
      keptBlock: element,
      keptInline: element,
      picture: element,
    },
    {
      link: ({ attrs }) => written('a', attrs, [['href', attrs['href'] as string]]),
      bold: ({ attrs }) => written(attrs['tag'] as string, attrs),
      italic: ({ attrs }) => written(attrs['tag'] as string, attrs),
      element: ({ attrs }) => written(attrs['tag'] as string, attrs),
    },
  );
}

/** Reads a text that was parsed elsewhere: the server's sanitised text. */
export const readRichText = (content: globalThis.Node): Node =>
  DOMParser.fromSchema(richTextSchema).parse(content);

/** The HTML of a text, its blocks on lines of their own; nothing for an empty one. */
export function writeRichText(doc: Node): string {
  const page = document.implementation.createHTMLDocument();
  const writer = createRichTextWriter(page);
  const htmlOf = (block: Node) => {
    const holder = page.createElement('div');
    holder.append(writer.serializeNode(block, { document: page }));
    unwrapItems(block, holder.firstElementChild!);
    return holder.innerHTML;
  };
  const blocks: string[] = [];
  doc.forEach((block) => blocks.push(htmlOf(block)));
  // Empty lines at the end are left over from typing.
  while (blocks.at(-1) === '<p></p>') blocks.pop();
  return blocks.join('\n');
}

/** The text of a list item is in it without a paragraph, as it was read; also in a list that was made here. */
function unwrapItems(node: Node, dom: Element): void {
  const children: Fragment = node.content;
  if (node.isTextblock || node.isAtom) return;
  children.forEach((child, _offset, at) => {
    const inner = dom.children[at];
    if (inner) unwrapItems(child, inner);
  });
  const [first] = dom.children;
  if (
    node.type.name === 'listItem' &&
    node.attrs['isSpaced'] === false &&
    first?.localName === 'p' &&
    first.attributes.length === 0
  )
    first.replaceWith(...first.childNodes);
}
