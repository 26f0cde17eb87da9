/** The kinds of links that an owner can choose, in the order of the list. */
export const linkKinds = ['page', 'web', 'email', 'phone', 'file'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link as its field shows it: `mailto:a@b.co` has the kind `email` and the text `a@b.co`. */
export interface ShownLink {
  kind: LinkKind;
  text: string;
}

const protocol = /^[a-z][a-z0-9+.-]*:/i;

/** Determines the kind of a stored link. A link of no kind, such as `sms:`, is a web address. */
export function shownLink(href: string): ShownLink {
  const link = href.trim();
  if (/^mailto:/i.test(link)) return { kind: 'email', text: link.slice('mailto:'.length) };
  if (/^tel:/i.test(link)) return { kind: 'phone', text: link.slice('tel:'.length) };
  if (link.startsWith('/s/')) return { kind: 'file', text: href };
  const isOfThisSite = !protocol.test(link) && !/^[\\/]{2}/.test(link);
  return { kind: isOfThisSite ? 'page' : 'web', text: href };
}

/** The link for a chosen kind and a typed text; a text with a scheme of its own keeps it. */
export function writtenLink(kind: LinkKind, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  switch (kind) {
    case 'email':
      return /^mailto:/i.test(text) ? text : `mailto:${text}`;
    case 'phone':
      return /^tel:/i.test(text) ? text : `tel:${text.replace(/[\s().\u00a0]/g, '')}`;
    case 'file':
      return /^[/\\]/.test(text) || protocol.test(text) ? text : `/s/${encodeURIComponent(text)}`;
    case 'page':
      return /^[\p{L}\p{N}_]/u.test(text) && !protocol.test(text) ? `/${text}` : text;
    case 'web':
      return /^[^\s/\\?#@:]+\.[^\s/\\?#@:]+(?::\d+)?(?:[/?#]|$)/.test(text)
        ? `https://${text}`
        : text;
  }
}

/** The names of a link's two fields. */
export const linkKindName = (name: string): string => `${name}.kind`;

/**
 * Reads a link as it was sent.
 * @param stored the link that the form was made from; it stays unchanged if its shown text was not changed
 */
export function readPostedLink(posted: URLSearchParams, name: string, stored: unknown): string {
  const text = (posted.get(name) ?? '').replaceAll('\r\n', '\n');
  const kind = linkKinds.find((one) => one === posted.get(linkKindName(name)));
  if (!kind) return text;
  const before = typeof stored === 'string' ? stored : '';
  const shown = shownLink(before);
  return shown.kind === kind && shown.text === text ? before : writtenLink(kind, text);
}
