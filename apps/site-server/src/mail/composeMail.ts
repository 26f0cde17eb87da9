import { and, eq } from 'drizzle-orm';
import { orders } from '../database/schema/index';
import { signedId } from '../security/signedId';
import type { Services } from '../services';
import { mailDocument } from './mailHtml';
import type { Mail } from './mailParts';
import { mailText } from './mailText';
import { orderMail } from './orderMail';
import type { MailRow } from './queue/claimMail';

/** Writes a queued mail from the rows as they are now; `undefined` where what it was about is gone. */
export async function composeMail(services: Services, row: MailRow): Promise<Mail | undefined> {
  const { signer, clock, site, configuration, mailTransport } = services;
  const { definition } = await site.read();
  const [origin] = configuration.origins;
  if (definition.id !== row.siteId || !origin || !mailTransport) return undefined;
  const content = await contentOf(services, row, origin);
  return (
    content && {
      ...content,
      from: { name: definition.title, email: mailTransport.from },
      date: new Date(clock()),
      id: signedId(signer, 'mail', row.id),
      host: new URL(origin).hostname,
    }
  );
}

type Content = Omit<Mail, 'from' | 'date' | 'id' | 'host'>;

async function contentOf(
  services: Services,
  { siteId, facts }: MailRow,
  origin: string,
): Promise<Content | undefined> {
  const { definition: site } = await services.site.read();
  const { orderId = '' } = facts;
  const [order] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, siteId), eq(orders.id, orderId)));
  if (!order) return undefined;
  const mail = await orderMail(order, { services, site, origin });
  const { subject, to, locale } = mail;
  return { subject, to, locale, text: mailText(mail), html: mailDocument(mail) };
}
