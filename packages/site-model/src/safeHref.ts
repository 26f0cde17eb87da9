/** Browsers drop these inside a URL, so `java\nscript:` would still run. */
// eslint-disable-next-line no-control-regex
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;
const scheme = /^([a-z][a-z0-9+.-]*):/i;
const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'ftp']);

/**
 * The one gate that every link on a visitor's page goes through.
 * Relative addresses and http, https, mailto, tel, sms and ftp pass unchanged (trimmed);
 * anything else (javascript:, data:, vbscript:, blob: …) gives `undefined`: render text, not a link.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (typeof href !== 'string') return undefined;
  const trimmed = href.trim();
  if (trimmed === '') return undefined;
  const seenByBrowser = trimmed.replace(ignoredByBrowsers, '');
  const found = scheme.exec(seenByBrowser);
  if (found && !allowedSchemes.has(found[1]!.toLowerCase())) return undefined;
  return trimmed;
}
