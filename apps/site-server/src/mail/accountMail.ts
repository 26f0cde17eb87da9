import type { SiteDefinition } from '@plinth/site-runtime/render';
import type { accounts } from '../database/schema/index';
import { passwordLink } from '../security/passwordLink';
import type { Services } from '../services';
import type { OrderMail } from './orderMail';
import { plainMail } from './plainMail';
import { translateMail } from './translateMail';

const hour = 3_600_000;

/** Milliseconds for which the link of such a mail works, from the moment at which it is sent. */
const lifetimes = { invitation: 7 * 24 * hour, reset: 2 * hour } as const;

/** The mail that leads an account to a password: its first one, or another. */
export function accountMail(
  kind: keyof typeof lifetimes,
  account: typeof accounts.$inferSelect,
  {
    services: { signer, clock },
    site,
    origin,
  }: { services: Pick<Services, 'signer' | 'clock'>; site: SiteDefinition; origin: string },
): OrderMail {
  const { email, displayName } = account;
  const subject = translateMail(site, `letter.${kind}.subject`, { site: site.title });
  const name = displayName === email ? '' : displayName;
  return {
    ...plainMail(site, origin),
    to: { name, email },
    subject,
    title: subject,
    paragraphs: [
      name
        ? translateMail(site, 'letter.greeting', { name })
        : translateMail(site, 'letter.greetingWithoutName'),
      translateMail(site, `letter.${kind}.text`),
    ],
    action: {
      label: translateMail(site, 'letter.password'),
      href: origin + passwordLink(signer, account, clock(), lifetimes[kind]),
    },
  };
}
