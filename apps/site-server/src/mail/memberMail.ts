import { and, eq } from 'drizzle-orm';
import { accounts } from '../database/schema/index';
import { signUpLink, newAddressLink } from '../members/memberLinks';
import type { Services } from '../services';
import { linkMail } from './linkMail';
import type { MailCircumstances, OrderMail } from './orderMail';
import type { MailRow } from './queue/claimMail';
import { translateMail } from './translateMail';

type Circumstances = MailCircumstances & { services: Services };

/** The mail that leads a newcomer to an account; `undefined` where that account exists by now. */
export async function signUpMail(
  { siteId, recipient, facts }: MailRow,
  { services: { db, signer, clock }, site, origin }: Circumstances,
): Promise<OrderMail | undefined> {
  const [known] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, recipient)));
  if (known) return undefined;
  const { displayName = '', returnTo = '/' } = facts;
  const newcomer = { siteId, email: recipient, displayName, returnTo };
  return linkMail('joining', {
    site,
    origin,
    to: { name: displayName, email: recipient },
    action: {
      label: translateMail(site, 'mail.password'),
      href: origin + signUpLink(signer, newcomer, clock()),
    },
  });
}

/**
 * The mail that asks a new address to confirm that it belongs to an account; `undefined` where the account has changed
 * meanwhile.
 */
export async function newAddressMail(
  { siteId, recipient, facts: { accountId = '', before = '' } }: MailRow,
  { services: { db, signer, clock }, site, origin }: Circumstances,
): Promise<OrderMail | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.siteId, siteId), eq(accounts.id, accountId), eq(accounts.email, before)),
    );
  if (!account) return undefined;
  const { displayName } = account;
  return linkMail('newAddress', {
    site,
    origin,
    to: { name: displayName === before ? '' : displayName, email: recipient },
    action: {
      label: translateMail(site, 'mail.newAddress.action'),
      href: origin + newAddressLink(signer, { accountId, before, email: recipient }, clock()),
    },
  });
}
