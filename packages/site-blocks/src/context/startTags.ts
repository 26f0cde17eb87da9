export interface Attribute {
  /** In lower case. */
  name: string;
  /** As written, with its entities. */
  value: string;
  /** The start of the attribute, including the white space before it, and its end. */
  start: number;
  end: number;
}

export interface StartTag {
  /** In lower case. */
  name: string;
  attributes: readonly Attribute[];
  start: number;
  end: number;
  /** For an element with text content, such as `style`: the ends of the content and the element. */
  content?: { end: number; elementEnd: number } | undefined;
}

const space = '[\\t\\n\\f\\r ]';
/** https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state */
const tagName = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
/** https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state */
const attribute = new RegExp(
  `(?:${space}|/)*([^\\t\\n\\f\\r />][^\\t\\n\\f\\r />=]*)(?:${space}*=${space}*(?:"([^"]*)"|'([^']*)'|(?!["']|${space})([^\\t\\n\\f\\r >]*)))?`,
  'y',
);
const valueStart = new RegExp(`${space}*=`, 'y');
const tagEnd = new RegExp(`(?:${space}|/)*>`, 'y');

/**
 * The elements whose content a browser reads as text up to the end tag. `noscript` contains markup
 * if scripts are disabled.
 */
const textElements = new Set([
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

/**
 * The start tags of HTML, found like a browser's tokenizer: text in a value, a comment or a
 * `script` that looks like a tag or an attribute is not one. An unfinished tag at the end is
 * ignored.
 */
export function* startTags(html: string): Generator<StartTag> {
  let at = html.indexOf('<');
  while (at >= 0) {
    const tag = readTag(html, at);
    if (tag === undefined) return;
    if (typeof tag !== 'number') yield tag;
    at = html.indexOf('<', typeof tag === 'number' ? tag : (tag.content?.elementEnd ?? tag.end));
  }
}

/**
 * The start tag at a `<`, or the index after something that is not a tag; `undefined` at the end.
 */
function readTag(html: string, start: number): StartTag | number | undefined {
  const found = match(tagName, html, start);
  if (!found) return behindComment(html, start);
  const name = found[2]!.toLowerCase();
  const attributes: Attribute[] = [];
  let end = tagName.lastIndex;
  for (;;) {
    if (match(tagEnd, html, end)) {
      end = tagEnd.lastIndex;
      break;
    }
    const one = match(attribute, html, end);
    if (!one) return undefined;
    const behind = attribute.lastIndex;
    const value = one[2] ?? one[3] ?? one[4];
    // An unclosed quotation mark includes the rest.
    if (value === undefined && match(valueStart, html, behind)) return undefined;
    attributes.push({ name: one[1]!.toLowerCase(), value: value ?? '', start: end, end: behind });
    end = behind;
  }
  if (found[1]) return end;
  const content = textElements.has(name) ? endOfText(html, name, end) : undefined;
  return { name, attributes, start, end, content };
}

function endOfText(html: string, name: string, from: number): StartTag['content'] {
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])[^>]*>?`, 'gi');
  endTag.lastIndex = from;
  const found = endTag.exec(html);
  return found
    ? { end: found.index, elementEnd: endTag.lastIndex }
    : { end: html.length, elementEnd: html.length };
}

function behindComment(html: string, start: number): number | undefined {
  const opening = html.slice(start, start + 4);
  if (!/^<[!?/]/.test(opening)) return start + 1;
  // `<!-->` and `<!--->` are complete comments; `<!--!>` is not.
  const isComment = opening === '<!--' && !/^-?>/.test(html.slice(start + 4, start + 6));
  const end = isComment ? /--!?>/g : />/g;
  end.lastIndex = start + (isComment ? 4 : 2);
  return end.exec(html) ? end.lastIndex : undefined;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
