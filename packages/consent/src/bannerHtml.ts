/**
 * The elements that the owner's banner HTML may contain, in the option names of the `sanitize-html`
 * package. Other elements are replaced by their text; script and style are removed entirely. A
 * link's address must also pass `safeHref`.
 */
export const bannerHtmlAllowlist = {
  allowedTags: [
    'p',
    'br',
    'a',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'span',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
} as const;
