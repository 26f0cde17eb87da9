import { safeSchemes } from './safeSchemes';

/** Browsers take these out of an address before they read it, so `java\nscript:` would still run. */
const droppedByBrowsers = /[\t\n\r]/g;
/** Controls, invisible characters and spaces: no scheme has them, and some software between us and the browser drops them. */
const ignorable = /[\p{Cc}\p{Cf}\p{Z}]/gu;
const scheme = /^([a-z][a-z0-9+.-]*):/i;
/** Browsers read `\` as `/`: what looks like a path of this site is the host of another. */
const disguisedHost = /^[\\/]{2}/;
const entity = /&(?:#(\d+)|#x([\da-f]+)|(colon|sol|bsol|tab|newline));?/gi;
const namedEntities: Readonly<Record<string, string>> = { colon: ':', sol: '/', bsol: '\\' };

/**
 * The one gate that every link on a visitor's page goes through ([MOD-16]).
 * Relative addresses and `safeSchemes` pass, without surrounding space and line breaks;
 * anything else (javascript:, data:, vbscript:, blob: …), also when it hides behind control characters,
 * entities or backslashes, gives `undefined`: render text, not a link.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (typeof href !== 'string') return undefined;
  const address = href.trim().replace(droppedByBrowsers, '');
  // Entities count as what they become where a page is written as text instead of through the DOM.
  const seen = address.replace(entity, decodeEntity).replace(ignorable, '');
  const [, name] = scheme.exec(seen) ?? [];
  if (seen === '' || (name !== undefined && !safeSchemes.includes(name.toLowerCase())))
    return undefined;
  if (disguisedHost.test(seen) && !address.startsWith('//')) return undefined;
  return address;
}

function decodeEntity(_: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return namedEntities[name.toLowerCase()] ?? '';
  const code = decimal ? parseInt(decimal, 10) : parseInt(hex!, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
