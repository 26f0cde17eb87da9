import { rm } from 'node:fs/promises';
import path from 'node:path';
import { websiteRole } from '@plinth/site-model';
import { asc, eq } from 'drizzle-orm';
import { recordAction } from '../audit/recordAction';
import { readConfiguration } from '../configuration';
import type { Database } from '../database/openDatabase';
import { pages, siteHosts, sites, soldFiles, storedFiles } from '../database/schema/index';
import { folderOfSite } from '../files/siteFolder';
import { inviteAccount } from '../security/inviteAccount';
import { loadServerSecret } from '../security/loadServerSecret';
import { passwordLink } from '../security/passwordLink';
import { createSigner } from '../security/signer';
import { signerOfSite } from '../security/signerOfSite';
import { emptySite } from '../seed/emptySite';
import { insertSite } from '../seed/seedSite';
import { deleteSite } from '../site/deleteSite';
import { isTaken, readDirectory, type SiteDirectory } from '../site/siteDirectory';
import { createStorages } from '../uploads/createStorages';
import type { CommandPorts } from './commandPorts';
import { findSite } from './findSite';
import { readHost } from './readHost';
import { withDatabase } from './withDatabase';

/**
 * `site add <host> <email>`: creates a site with one page, whose owner has the address ([SRV-151]).
 *
 * @returns the link by which the owner sets the account's password
 * @throws when the name is taken or invalid, the address is none, or the first site would have no name left
 */
export function addSite(
  { host: given, email }: { host: string; email: string },
  { env, random, now }: CommandPorts,
): Promise<string> {
  const { host, origin } = readHost(given);
  const { origins } = readConfiguration(env);
  return withDatabase(env, (db) =>
    db.transaction(async (transaction) => {
      const directory = await readDirectory(transaction);
      if (directory.firstId === undefined)
        throw new Error('The database holds no site yet. Start the server once.');
      const hasName = origins.length > 0 || directory.origins.has(directory.firstId);
      if (!hasName)
        throw new Error(
          'The only site answers to every name, and would have none beside another site. Name it first: set PLINTH_ORIGIN, or `site name first <host>`.',
        );
      refuseTaken(directory, host, origins);
      const siteId = `site-${random(9).toString('hex')}`;
      const createdAt = await afterTheFirst(transaction, now());
      await insertSite(
        transaction,
        { ...emptySite('UTC'), id: siteId, identifier: siteId, title: host },
        createdAt,
      );
      await transaction.insert(siteHosts).values({ host, siteId, origin, addedAt: now() });
      const account = await inviteAccount(transaction, {
        siteId,
        email,
        displayName: 'Owner',
        roles: [websiteRole.admin],
        now: now(),
      });
      if (account === 'no-address') throw new Error(`${email} is no email address.`);
      // A new site has no account with this address yet.
      if (account === 'taken') throw new Error(`There is an account with ${email} already.`);
      await recordAction(transaction, {
        siteId,
        now: now(),
        action: 'link-made',
        subject: account.email,
      });
      const server = createSigner(await loadServerSecret(transaction, { random, now: now() }));
      const signer = signerOfSite(server, siteId);
      return origin + passwordLink(signer, account, { now: now().getTime() });
    }),
  );
}

/** The first site stays the first, also where the clock of this computer is behind. */
async function afterTheFirst(db: Database, now: Date): Promise<Date> {
  const [first] = await db
    .select({ createdAt: sites.createdAt })
    .from(sites)
    .orderBy(asc(sites.createdAt), asc(sites.id))
    .limit(1);
  const earliest = (first?.createdAt.getTime() ?? 0) + 1;
  return new Date(Math.max(now.getTime(), earliest));
}

function refuseTaken(directory: SiteDirectory, host: string, configured: readonly string[]): void {
  if (isTaken(directory, host, configured)) throw new Error(`There is a site at ${host} already.`);
}

/**
 * `site name <site> <host>`: adds a name to a site; links in mails keep its first name.
 *
 * @param site a name that it has, or `first`
 * @throws when there is no such site, or the name is taken or invalid
 */
export function nameSite(
  { site, host: given }: { site: string; host: string },
  { env, now }: CommandPorts,
): Promise<void> {
  const { host, origin } = readHost(given);
  return withDatabase(env, async (db) => {
    const directory = await readDirectory(db);
    const siteId = site === 'first' ? directory.firstId : (await findSite(db, env, site)).siteId;
    if (siteId === undefined) throw new Error('The database holds no site yet.');
    // Its name from the environment may be stored as well.
    refuseTaken(directory, host, []);
    await db.insert(siteHosts).values({ host, siteId, origin, addedAt: now() });
  });
}

/** `site list`: a line for each site: its names, its title, its pages. */
export function listSites({ env }: CommandPorts): Promise<string> {
  const { origins: configured } = readConfiguration(env);
  return withDatabase(env, async (db) => {
    const { firstId, origins } = await readDirectory(db);
    const rows = await db
      .select({ id: sites.id, title: sites.title })
      .from(sites)
      .orderBy(asc(sites.createdAt), asc(sites.id));
    const lines: string[] = [];
    for (const { id, title } of rows) {
      const named = [...(id === firstId ? configured : []), ...(origins.get(id) ?? [])];
      const count = await db.$count(pages, eq(pages.siteId, id));
      const names = named.join(', ') || (rows.length === 1 ? 'every name' : 'no name');
      lines.push(`${names}: ${title}, ${count} ${count === 1 ? 'page' : 'pages'}`);
    }
    return lines.join('\n');
  });
}

/**
 * `site remove <host>`: deletes a site with everything of it.
 *
 * @param isSure otherwise it only lists what would be deleted
 * @returns a list of what was deleted
 * @throws where it is not sure, there is no such site, or it is the first site
 */
export function removeSite(
  { host, isSure }: { host: string; isSure: boolean },
  { env }: CommandPorts,
): Promise<string> {
  const { dataFolder, objects } = readConfiguration(env);
  const filesFolder = path.join(dataFolder, 'files');
  return withDatabase(env, async (db) => {
    const { siteId, isFirst } = await findSite(db, env, host);
    if (isFirst)
      throw new Error(
        "The first site stays: the server's environment is about it. Change its pages, or begin with an empty database.",
      );
    const files = await db
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(eq(storedFiles.siteId, siteId));
    const sold = await db
      .select({ id: soldFiles.id })
      .from(soldFiles)
      .where(eq(soldFiles.siteId, siteId));
    const pageCount = await db.$count(pages, eq(pages.siteId, siteId));
    const what = `${host} with its ${pageCount} pages and ${files.length + sold.length} files, its accounts, orders, submissions and visits`;
    if (!isSure)
      throw new Error(
        `This would delete ${what}, for good. If that is meant, say: site remove ${host} for good`,
      );
    await deleteSite(db, siteId);
    const { fileStorage } = await createStorages(filesFolder, objects);
    for (const { id } of [...files, ...sold]) await fileStorage.remove(id);
    await rm(folderOfSite(filesFolder, siteId), { recursive: true, force: true });
    return `Deleted: ${what}.`;
  });
}
