/** The kind of a link's target ([MOD-15]). */
export type LinkCategory =
  'empty' | 'anchor' | 'external' | 'file' | 'content' | 'malformed-protocol' | 'misc-protocol';

/** An anchor is shorter than this number of characters ([MOD-15]). */
export const anchorLength = 100;

const protocolOf = /^([a-z][a-z0-9+.-]*):(\/\/)?/i;
const webProtocols = /^(https?|ftp)$/i;
/** Protocols without `//` that are links; each has its own rule ([MOD-16]). */
const plainProtocols = /^(mailto|tel|sms|javascript)$/i;

/**
 * Classifies a link by its target, seen from a host such as `example.com` ([MOD-15]). An address of
 * this host counts by its path; a path without `/` counts as content.
 */
export function classifyLink(href: string, host = ''): LinkCategory {
  const link = href.trim();
  if (link === '') return 'empty';
  if (link.startsWith('#')) return link.length < anchorLength ? 'anchor' : 'misc-protocol';

  const [, protocol, slashes] = protocolOf.exec(link) ?? [];
  if (protocol) {
    if (plainProtocols.test(protocol)) return 'misc-protocol';
    if (!slashes) return 'malformed-protocol';
    if (!webProtocols.test(protocol)) return 'misc-protocol';
  }
  // Browsers read `\` as `/`, also before a host.
  const [, found, path = '/'] = /^(?:\w+:)?[\\/]{2}([^\\/?#]*)(.*)$/s.exec(link) ?? [];
  if (found !== undefined)
    return isSameHost(found, host) && protocol?.toLowerCase() !== 'ftp'
      ? categoryOfPath(path)
      : 'external';
  return categoryOfPath(link);
}

function isSameHost(authority: string, host: string): boolean {
  return host !== '' && authority.toLowerCase() === host.toLowerCase();
}

function categoryOfPath(path: string): LinkCategory {
  return path.startsWith('/s/') ? 'file' : 'content';
}

/** Whether a path opens a collection's panel: `/pages/` and a 24-character id ([MOD-15]). */
export function isCollectionPanelPath(path: string): boolean {
  return /^\/pages\/[0-9a-z]{24}\/?$/i.test(path);
}

/** Whether a path belongs to the design pages; for tagging analytics only ([MOD-15]). */
export function isDesignPagePath(path: string): boolean {
  return path.startsWith('/config/design');
}
