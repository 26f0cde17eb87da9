import { asc, eq } from 'drizzle-orm';
import { recordAction } from '../audit/recordAction';
import { readConfiguration } from '../configuration';
import { accounts, sites } from '../database/schema/index';
import { loadServerSecret } from '../security/loadServerSecret';
import { normalEmail } from '../security/normalEmail';
import { passwordLink } from '../security/passwordLink';
import { createSigner } from '../security/signer';
import type { CommandPorts } from './commandPorts';
import { withDatabase } from './withDatabase';

/**
 * `account reset <email>`: makes the link by which an account gets a new password, for who runs the server. A password
 * that is typed or printed here would stay in the terminal's history.
 *
 * @returns the link
 * @throws when there is no such account, or a running server has the embedded database
 */
export function makeResetLink(given: string, { env, random, now }: CommandPorts): Promise<string> {
  const { origins, port } = readConfiguration(env);
  return withDatabase(env, async (db) => {
    const email = normalEmail(given);
    const [found] = await db
      .select({ account: accounts })
      .from(accounts)
      .innerJoin(sites, eq(sites.id, accounts.siteId))
      .where(eq(accounts.email, email))
      .orderBy(asc(sites.createdAt), asc(sites.id));
    if (!found) throw new Error(`There is no account with the address ${email}.`);
    const { account } = found;
    const signer = createSigner(await loadServerSecret(db, { random, now: now() }));
    const { siteId } = account;
    await recordAction(db, { siteId, now: now(), action: 'link-made', subject: email });
    const origin = origins[0] ?? `http://localhost:${port || 4321}`;
    return origin + passwordLink(signer, account, now().getTime());
  });
}
