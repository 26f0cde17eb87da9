import { asc } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { siteHosts, sites } from '../database/schema/index';

/** The sites of a database, and their host names. */
export interface SiteDirectory {
  /** The first site, which the server's environment is about; `undefined` in an empty database. */
  firstId: string | undefined;
  /** Ids of all sites, the oldest first. */
  ids: ReadonlySet<string>;
  /** Ids of sites by host names. */
  siteAtHost: ReadonlyMap<string, string>;
  /** Origins of sites by their ids, the first named one first. */
  origins: ReadonlyMap<string, readonly string[]>;
}

export async function readDirectory(db: Database): Promise<SiteDirectory> {
  const [rows, hosts] = await Promise.all([
    db.select({ id: sites.id }).from(sites).orderBy(asc(sites.createdAt), asc(sites.id)),
    db
      .select({ host: siteHosts.host, siteId: siteHosts.siteId, origin: siteHosts.origin })
      .from(siteHosts)
      .orderBy(asc(siteHosts.addedAt), asc(siteHosts.host)),
  ]);
  const origins = new Map<string, string[]>();
  for (const { siteId, origin } of hosts)
    origins.set(siteId, [...(origins.get(siteId) ?? []), origin]);
  return {
    firstId: rows[0]?.id,
    ids: new Set(rows.map(({ id }) => id)),
    siteAtHost: new Map(hosts.map(({ host, siteId }) => [host, siteId])),
    origins,
  };
}

/**
 * The site of a host name ([SRV-150]).
 *
 * @param host a name or an address without a port
 * @param configured the origins that the server's environment names: they are the first site's
 * @returns `undefined` where no site has the name; a single site has every name
 */
export function siteAtHost(
  { firstId, ids, siteAtHost: named }: SiteDirectory,
  host: string,
  configured: readonly string[],
): string | undefined {
  const found = named.get(host);
  if (found !== undefined) return found;
  return ids.size <= 1 || isConfigured(host, configured) ? firstId : undefined;
}

/** Whether a site has a host name as its own. */
export const isTaken = (
  { siteAtHost: named }: SiteDirectory,
  host: string,
  configured: readonly string[],
): boolean => named.has(host) || isConfigured(host, configured);

const isConfigured = (host: string, configured: readonly string[]): boolean =>
  configured.some((origin) => new URL(origin).hostname === host);
