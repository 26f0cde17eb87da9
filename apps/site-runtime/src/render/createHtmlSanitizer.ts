import { safeHref } from '@plinth/site-model';
import sanitizeHtml from 'sanitize-html';

/** Texts kept; a site's texts are few and are rendered at every request. */
const keptTexts = 500;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...[
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'a',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
    ],
    ...['span', 'div', 'abbr', 'time', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'ftp'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a(tagName, { href, target, rel, ...attributes }) {
      const link = safeHref(href);
      return {
        tagName,
        attribs: {
          ...attributes,
          ...(link ? { href: link } : {}),
          ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : rel ? { rel } : {}),
        },
      };
    },
  },
};

/** Takes out of the owner's rich text whatever could run or load something unasked. */
export function createHtmlSanitizer(): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const before = known.get(html);
    if (before !== undefined) return before;
    const clean = sanitizeHtml(html, options);
    if (known.size >= keptTexts) known.delete(known.keys().next().value!);
    known.set(html, clean);
    return clean;
  };
}
