import { safeHref } from '@plinth/site-model';
import sanitizeHtml from 'sanitize-html';
import type { Allowlist } from './richTextAllowlist';
import { modernElement, isTrackingPixel, webAddress } from './pastedHtml';
import { safeStyles } from './safeStyles';

/** Number of cached texts; a site's texts are few and are rendered for every request. */
const keptTexts = 500;

export interface SanitizedHtml {
  html: string;
  /** The removed parts, such as `<script>`, `<p onclick>` or `<p style="position">`. */
  removed: readonly string[];
  /** Origins of other hosts whose pictures it contains. */
  pictures: readonly string[];
  /** The same for sounds and videos. */
  media: readonly string[];
}

type Attributes = Record<string, string>;

const hasScheme = /^[a-z][a-z\d+.-]*:/i;
const isWebAddress = (address: string) => /^https?:/i.test(address) && URL.canParse(address);

/**
 * Removes everything from untrusted HTML that could run or load something automatically, and lists
 * it.
 */
export function createHtmlSanitizer(allowlist: Allowlist): (html: string) => SanitizedHtml {
  const known = new Map<string, SanitizedHtml>();
  return (html) => {
    const before = known.get(html);
    if (before) return before;
    const clean = sanitize(html, allowlist);
    if (known.size >= keptTexts) known.delete(known.keys().next().value!);
    known.set(html, clean);
    return clean;
  };
}

function sanitize(html: string, allowlist: Allowlist): SanitizedHtml {
  const removed = new Set<string>();
  const pictures = new Set<string>();
  const media = new Set<string>();
  const isAllowed = (tag: string) => allowlist.allowedTags.includes(tag);
  /** A frame would run another company's page automatically, so it becomes a link. */
  const linkInstead = (tag: string, { src, title }: Attributes): sanitizeHtml.Tag => {
    removed.add(`<${tag}>`);
    const href = safeHref(webAddress(src ?? ''));
    if (!href || !isAllowed('a')) return { tagName: tag, attribs: {} };
    const isOwn = !hasScheme.test(href);
    if (!isOwn && !isWebAddress(href)) return { tagName: tag, attribs: {} };
    const name = isOwn ? href : new URL(href).hostname.replace(/^www\./, '');
    const text = title?.trim() || name;
    return { tagName: 'a', attribs: { href, target: '_blank' }, text };
  };
  const clean = (tag: string, given: Attributes): sanitizeHtml.Tag => {
    const { name, attributes } = modernElement(tag, given, isAllowed);
    if (!isAllowed(name)) {
      removed.add(`<${tag}>`);
      return { tagName: name, attribs: {} };
    }
    if (name === 'img' && isTrackingPixel(attributes)) {
      removed.add('<img>');
      return { tagName: 'img', attribs: {} };
    }
    const attribs: Attributes = {};
    for (const [attribute, value] of Object.entries(attributes)) {
      const kept = cleanAttribute(name, attribute, value);
      if (kept !== undefined) attribs[attribute] = kept;
    }
    if (name === 'a') setTarget(attribs);
    // It is started by the visitor, and loads nothing before.
    if (name === 'video' || name === 'audio')
      Object.assign(attribs, { controls: '', preload: 'none' });
    return { tagName: name, attribs };
  };
  const cleanAttribute = (tag: string, name: string, value: string): string | undefined => {
    const { allowedAttributes: allowed } = allowlist;
    const isKnown = allowed[tag]?.includes(name) || allowed['*']?.includes(name);
    if (isKnown && name === 'style') {
      const { kept, removed: properties } = safeStyles(value);
      for (const property of properties) removed.add(`<${tag} style="${property}">`);
      return kept || undefined;
    }
    const kept = isKnown ? cleanAddress(tag, name, value) : undefined;
    if (kept === undefined) removed.add(`<${tag} ${name}>`);
    return kept;
  };
  const cleanAddress = (tag: string, name: string, value: string): string | undefined => {
    if (name === 'href' || name === 'cite') return safeHref(value);
    if (name !== 'src' && name !== 'poster' && name !== 'srcset') return value;
    const origins = tag === 'img' || name !== 'src' ? pictures : media;
    if (name === 'srcset') {
      const candidates = value.replace(/(^|[\s,])\/\//g, '$1https://');
      for (const address of candidates.match(/\bhttps?:[^\s,]+/gi) ?? [])
        if (URL.canParse(address)) origins.add(new URL(address).origin);
      return candidates;
    }
    const address = safeHref(webAddress(value.trim()));
    if (address === undefined || !hasScheme.test(address)) return address;
    if (!isWebAddress(address)) return undefined;
    origins.add(new URL(address).origin);
    return address;
  };
  const options = {
    ...allowlist,
    selfClosing: ['br', 'col', 'hr', 'img', 'source', 'track', 'wbr'],
    parseStyleAttributes: false,
    // A second pass with the same list, after the first has recorded what it removes.
    transformTags: { iframe: linkInstead, frame: linkInstead, embed: linkInstead, '*': clean },
    // An element whose content was removed is removed as well.
    exclusiveFilter: ({ tag, attribs }: sanitizeHtml.IFrame) =>
      tag === 'img' && !attribs['src'] && !attribs['srcset'],
  } as unknown as sanitizeHtml.IOptions;
  return {
    html: sanitizeHtml(html, options),
    removed: [...removed],
    pictures: [...pictures],
    media: [...media],
  };
}

/** A new window gets no access to the page that opened it, whatever `rel` the link has. */
function setTarget(attributes: Attributes): void {
  const { target = '', rel } = attributes;
  delete attributes['target'];
  if (/^(|_self|_top|_parent)$/i.test(target.trim())) return;
  const relations = new Set([...(rel ?? '').toLowerCase().split(/\s+/), 'noopener', 'noreferrer']);
  relations.delete('');
  relations.delete('opener');
  Object.assign(attributes, { target: '_blank', rel: [...relations].join(' ') });
}
