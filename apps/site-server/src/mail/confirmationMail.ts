import { isolate } from '@plinth/site-model';
import { confirmAddress } from '../newsletter/confirmAddress';
import { findSubscription } from '../newsletter/subscriptions';
import type { Services } from '../services';
import type { MailCircumstances, OrderMail } from './orderMail';
import { plainMail } from './plainMail';
import type { MailRow } from './queue/claimMail';
import { translateMail } from './translateMail';

/**
 * The mail that asks an address to confirm its subscription; `undefined` where that is decided by now, or the
 * submission was deleted.
 */
export async function confirmationMail(
  { recipient, facts }: MailRow,
  {
    services: { db, site: store, signer, clock },
    site,
    origin,
  }: MailCircumstances & { services: Services },
): Promise<OrderMail | undefined> {
  const { submissionId = '' } = facts;
  const subscription = await findSubscription({ db, site: await store.read() }, submissionId);
  if (subscription?.state !== 'pending') return undefined;
  const newsletter = isolate(subscription.newsletter, site.locale ?? 'en');
  return {
    ...plainMail(site, origin),
    to: { name: '', email: recipient },
    subject: translateMail(site, 'mail.confirmation.subject', { newsletter, site: site.title }),
    title: translateMail(site, 'mail.confirmation.title'),
    paragraphs: [
      translateMail(site, 'mail.confirmation.text', { newsletter, site: site.title }),
      translateMail(site, 'mail.confirmation.nothing'),
    ],
    action: {
      label: translateMail(site, 'mail.confirmation.action'),
      href: origin + confirmAddress(signer, submissionId, clock()),
    },
  };
}
