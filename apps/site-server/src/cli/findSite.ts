import { readConfiguration } from '../configuration';
import type { Database } from '../database/openDatabase';
import type { Environment } from '../environmentReader';
import { readDirectory, siteAtHost } from '../site/siteDirectory';
import { readHost } from './readHost';

export interface FoundSite {
  siteId: string;
  isFirst: boolean;
  /** The site's own origins, its first in front; those of the environment count for the first site. */
  origins: readonly string[];
}

/**
 * The site that a command is about.
 *
 * @param given its host name; the only site needs none
 * @throws where there is no such site, or several and none was named
 */
export async function findSite(
  db: Database,
  env: Environment,
  given: string | undefined,
): Promise<FoundSite> {
  const directory = await readDirectory(db);
  const { firstId, ids } = directory;
  if (firstId === undefined) throw new Error('The database holds no site yet.');
  if (given === undefined && ids.size > 1)
    throw new Error(
      `The database holds ${ids.size} sites. Say which one is meant: at <host>, as \`site list\` names it.`,
    );
  const { origins } = readConfiguration(env);
  const siteId =
    given === undefined ? firstId : siteAtHost(directory, readHost(given).host, origins);
  if (siteId === undefined) throw new Error(`No site has the name ${given}.`);
  const isFirst = siteId === firstId;
  const named = directory.origins.get(siteId) ?? [];
  return { siteId, isFirst, origins: isFirst ? [...origins, ...named] : named };
}
