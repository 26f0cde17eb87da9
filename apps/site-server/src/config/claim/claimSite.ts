import { websiteRole } from '@plinth/site-model';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { accounts, sites } from '../../database/schema/index';
import type { Signer } from '../../security/signer';

const purpose = 'claim a site';

export const claimPath = '/config/claim';

/** The address at which a site without an owner gets one. It works until the site has one. */
export const claimLink = (signer: Signer, siteId: string): string =>
  `${claimPath}?${new URLSearchParams({ key: signer.sign(purpose, siteId) })}`;

export const isClaimKey = (signer: Signer, siteId: string, key: string): boolean =>
  signer.isValid(purpose, siteId, key);

/** Whether the site has an account with a password and all rights. */
export async function hasOwner(db: Pick<Database, 'select'>, siteId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.siteId, siteId),
        sql`${accounts.roles} @> ${JSON.stringify([websiteRole.admin])}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

export interface Claim {
  siteId: string;
  email: string;
  passwordHash: string;
  title: string;
  locale: string;
  timeZone: string;
  now: Date;
}

/**
 * Gives a site its first owner, its name, its language and its time zone.
 * @returns whether it did: of two simultaneous claims one is refused
 */
export function claimSite(db: Database, claim: Claim): Promise<boolean> {
  const { siteId, email, passwordHash, title, locale, timeZone, now } = claim;
  return db.transaction(async (transaction) => {
    const [site] = await transaction
      .select({ definition: sites.definition })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    if (!site || (await hasOwner(transaction, siteId))) return false;
    const roles = [websiteRole.admin];
    await transaction
      .insert(accounts)
      .values({ siteId, email, displayName: email, passwordHash, roles, createdAt: now })
      // A member of the site can become its owner.
      .onConflictDoUpdate({
        target: [accounts.siteId, accounts.email],
        set: { passwordHash, roles },
      });
    const definition = { ...site.definition, title, locale, timeZone };
    await transaction
      .update(sites)
      .set({ title, definition, updatedAt: now })
      .where(eq(sites.id, siteId));
    return true;
  });
}
