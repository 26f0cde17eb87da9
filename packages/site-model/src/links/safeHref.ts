import { safeSchemes } from './safeSchemes';

/**
 * Browsers remove these from an address before they parse it, so `java\nscript:` would still run.
 */
const droppedByBrowsers = /[\t\n\r]/g;
/**
 * Control characters, invisible characters and spaces: no scheme contains them, and software
 * between server and browser may drop them.
 */
const ignorable = /[\p{Cc}\p{Cf}\p{Z}]/gu;
const scheme = /^([a-z][a-z0-9+.-]*):/i;
/** Browsers read `\` as `/`: an apparent path of this site may be another host. */
const disguisedHost = /^[\\/]{2}/;
const entity = /&(?:#(\d+|x[\da-f]+)|(colon|sol|bsol|tab|newline));?/gi;
const namedEntities: Readonly<Record<string, string>> = { colon: ':', sol: '/', bsol: '\\' };

/**
 * The check that every link on a visitor's page passes ([MOD-16]). Relative addresses and
 * `safeSchemes` are returned without surrounding space and line breaks. For anything else
 * (javascript:, data:, vbscript:, blob: …), also if it hides behind control characters, entities or
 * backslashes, it returns `undefined`: render text, not a link.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (typeof href !== 'string') return undefined;
  const address = href.trim().replace(droppedByBrowsers, '');
  // Entities are decoded, because the page may be written as text instead of through the DOM.
  const seen = address.replace(entity, decodeEntity).replace(ignorable, '');
  const [, name] = scheme.exec(seen) ?? [];
  if (seen === '' || (name !== undefined && !safeSchemes.includes(name.toLowerCase())))
    return undefined;
  if (disguisedHost.test(seen) && !address.startsWith('//')) return undefined;
  return address;
}

function decodeEntity(_: string, digits?: string, name?: string): string {
  if (name) return namedEntities[name.toLowerCase()] ?? '';
  const code = Number(`0${digits}`);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
