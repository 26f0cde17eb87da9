import { decodeHTML } from 'entities';

/** The text of rich text, for searching and for excerpts; never written as HTML again. */
export function plainText(html: string): string {
  const text = withoutElements(html)
    // An inline element does not split a word, all others do.
    .replace(/<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|u|s)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ');
  return decodeHTML(text).replace(/\s+/g, ' ').trim();
}

const partingLines =
  /<(?:br|\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|blockquote|pre|tr|table|section|article|figure|figcaption|hr))\b[^<>]*>/i;

/** The text of rich text, one line for each of its paragraphs and line breaks. */
export function plainLines(html: string): string {
  return withoutElements(html)
    .split(partingLines)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}

const unread = /<(?:(script|style)\b|!--)/gi;

/**
 * Leaves out scripts, style sheets and comments. An element that is never closed extends to the end, as in a browser;
 * one pattern for both ends would search for the end again at each beginning.
 */
function withoutElements(html: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    unread.lastIndex = at;
    const begin = unread.exec(html);
    if (!begin) return kept + html.slice(at);
    const end = begin[1] ? new RegExp(`</${begin[1]}\\s*>`, 'gi') : /-->/g;
    end.lastIndex = unread.lastIndex;
    kept += `${html.slice(at, begin.index)} `;
    if (!end.exec(html)) return kept;
    at = end.lastIndex;
  }
}
