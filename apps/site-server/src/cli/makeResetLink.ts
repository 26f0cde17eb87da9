import { and, eq } from 'drizzle-orm';
import { recordAction } from '../audit/recordAction';
import { readConfiguration } from '../configuration';
import { accounts } from '../database/schema/index';
import { loadServerSecret } from '../security/loadServerSecret';
import { normalEmail } from '../security/normalEmail';
import { passwordLink } from '../security/passwordLink';
import { createSigner } from '../security/signer';
import { signerOfSite } from '../security/signerOfSite';
import type { CommandPorts } from './commandPorts';
import { findSite } from './findSite';
import { withDatabase } from './withDatabase';

/**
 * `account reset <email> [at <host>]`: makes the link for an account's new password, for the server's operator. A
 * password that is typed or printed here would stay in the terminal's history.
 *
 * @returns the link
 * @throws when there is no such account, or a running server uses the embedded database
 */
export function makeResetLink(
  { email: given, host }: { email: string; host?: string | undefined },
  { env, random, now }: CommandPorts,
): Promise<string> {
  const { port } = readConfiguration(env);
  return withDatabase(env, async (db) => {
    const email = normalEmail(given);
    const { siteId, isFirst, origins } = await findSite(db, env, host);
    const [account] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)));
    if (!account) throw new Error(`There is no account with the address ${email}.`);
    const server = createSigner(await loadServerSecret(db, { random, now: now() }));
    const signer = signerOfSite(server, isFirst ? undefined : siteId);
    await recordAction(db, { siteId, now: now(), action: 'link-made', subject: email });
    const origin = origins[0] ?? `http://localhost:${port || 4321}`;
    return origin + passwordLink(signer, account, { now: now().getTime() });
  });
}
