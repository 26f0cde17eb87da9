import { safeHref } from '@plinth/site-model';
import sanitizeHtml from 'sanitize-html';

/** Texts kept; a site's texts are few and are rendered at every request. */
const keptTexts = 500;

/** The part of sanitize-html's options that names what may stay. */
export interface Allowlist {
  allowedTags: readonly string[];
  allowedAttributes: Readonly<Record<string, readonly string[]>>;
  allowedSchemes: readonly string[];
  allowedSchemesByTag?: Readonly<Record<string, readonly string[]>>;
  allowProtocolRelative: boolean;
}

const linksThroughTheGate: sanitizeHtml.IOptions['transformTags'] = {
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
};

/** What the owner's rich text may contain. */
export const richTextAllowlist: Allowlist = {
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
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'ftp'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
};

/** Takes out of a text from outside whatever could run or load something unasked. */
export function createHtmlSanitizer(allowlist: Allowlist): (html: string) => string {
  const options = { ...allowlist, transformTags: linksThroughTheGate } as sanitizeHtml.IOptions;
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
