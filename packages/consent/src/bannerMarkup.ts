import { safeHref } from '@plinth/site-model';
import { bannerHtmlAllowlist } from './bannerHtml';

/** A harmless part of the owner's text. */
export type BannerNode = string | BannerElement;

export interface BannerElement {
  tag: string;
  /** The address of a link, checked by `safeHref`. */
  href?: string;
  opensNewWindow?: boolean;
  children: BannerNode[];
}

const allowedTags = new Set<string>(bannerHtmlAllowlist.allowedTags);
const droppedWithContent =
  /<(script|style|template|iframe|svg|math|noscript|textarea|title|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g;
/** The elements at which a browser closes an open paragraph, even if the owner's HTML does not. */
const endsParagraph = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4']);
const isHeading = /^h\d$/;
/** A tag with its attributes, or a run of text. Quotes may contain `>`. */
const token = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Parses banner HTML into elements of the allowlist. The HTML was sanitised on the server; this
 * second check means that it need not be trusted: anything that is not on the list becomes text or
 * nothing, and nothing is ever written as raw HTML.
 */
export function bannerMarkup(html: string): BannerNode[] {
  const root: BannerElement = { tag: '', children: [] };
  const open = [root];
  const clean = html.replace(droppedWithContent, '').replace(comments, '');
  for (const [text, slash, name, attributes] of clean.matchAll(token)) {
    const parent = open[open.length - 1]!;
    const tag = name?.toLowerCase();
    if (tag === undefined) parent.children.push(decodeEntities(text));
    else if (!allowedTags.has(tag)) continue;
    else if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const element = readElement(tag, attributes ?? '');
      open.length = placeFor(tag, open);
      open.at(-1)!.children.push(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return root.children;
}

/**
 * The number of open elements that stay open around a new element, as in a browser's parser: markup
 * that a browser nests differently than React could not be hydrated.
 */
function placeFor(tag: string, open: readonly BannerElement[]): number {
  const lists = open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol');
  const ended = open.findIndex(
    (element, at) =>
      (element.tag === 'p' && endsParagraph.has(tag)) ||
      (element.tag === 'a' && tag === 'a') ||
      (element.tag === 'li' && tag === 'li' && at > lists),
  );
  if (ended > 0) return ended;
  const isInside = isHeading.test(tag) && isHeading.test(open.at(-1)!.tag);
  return open.length - (isInside ? 1 : 0);
}

function readElement(tag: string, attributes: string): BannerElement {
  const element: BannerElement = { tag, children: [] };
  if (tag !== 'a') return element;
  for (const [, name, double, single, bare] of attributes.matchAll(attribute)) {
    const value = decodeEntities(double ?? single ?? bare ?? '');
    const key = name!.toLowerCase();
    if (key === 'href' && element.href === undefined) {
      const href = safeHref(value);
      if (href !== undefined) element.href = href;
    } else if (key === 'target') element.opensNewWindow = value === '_blank';
  }
  return element;
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]+));?/gi,
    (whole, digits?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = Number(`0${digits}`);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
