import { linkMail } from './linkMail';
import { readSender } from './mailSenders';
import type { MailCircumstances, OrderMail } from './orderMail';
import type { MailRow } from './queue/claimMail';
import { senderLink } from './senderLink';
import { translateMail } from './translateMail';

/** The mail that asks an address whether the site may use it as a sender; `undefined` where that is decided by now. */
export async function senderMail(
  { siteId, recipient }: MailRow,
  { services: { db, signer, clock }, site, origin }: MailCircumstances,
): Promise<OrderMail | undefined> {
  const sender = await readSender(db, siteId);
  if (sender?.address !== recipient || sender.verifiedAt) return undefined;
  return linkMail('sender', {
    site,
    origin,
    to: { name: '', email: recipient },
    action: {
      label: translateMail(site, 'mail.sender.action'),
      href: origin + senderLink(signer, recipient, clock()),
    },
  });
}
