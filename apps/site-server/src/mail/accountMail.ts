import { memberPaths, type SiteDefinition } from '@plinth/site-renderer';
import type { accounts } from '../database/schema/index';
import { passwordLink } from '../security/passwordLink';
import type { Services } from '../services';
import type { OrderMail } from './orderMail';
import { linkMail } from './linkMail';
import { translateMail } from './translateMail';

const hour = 3_600_000;

/** Milliseconds for which the link of such a mail works, from the moment at which it is sent. */
const lifetimes = { invitation: 7 * 24 * hour, reset: 2 * hour } as const;

/** The mail that leads an account to its first or a new password. */
export function accountMail(
  kind: keyof typeof lifetimes,
  account: typeof accounts.$inferSelect,
  {
    services: { signer, clock },
    site,
    origin,
  }: { services: Pick<Services, 'signer' | 'clock'>; site: SiteDefinition; origin: string },
): OrderMail {
  const { email, displayName, roles } = account;
  // A member gets the page for it in the design and the language of the site.
  const path = roles.length > 0 ? undefined : memberPaths.password;
  return linkMail(kind, {
    site,
    origin,
    to: { name: displayName === email ? '' : displayName, email },
    action: {
      label: translateMail(site, 'mail.password'),
      href:
        origin + passwordLink(signer, account, { now: clock(), lifetime: lifetimes[kind], path }),
    },
  });
}
