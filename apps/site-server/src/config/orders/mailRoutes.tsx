import { mailDocument } from '../../mail/mailHtml';
import { mailText } from '../../mail/mailText';
import { mailFile } from '../../mail/mailFile';
import { orderMail, type OrderMail } from '../../mail/orderMail';
import { sendMailDocument } from '../../mail/sendMailDocument';
import { signedId } from '../../security/signedId';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { MailPage } from './MailPage';
import { findOrder, type OrderRow } from './orderQueries';

interface FoundMail {
  row: OrderRow;
  mail: OrderMail;
  /** Whether this account may see its codes: a gift card's code is money. */
  isWhole: boolean;
}

/** Registers the page with the mail of an order as its buyer gets it. */
export function registerOrderMail(area: ConfigArea): void {
  const show = (
    suffix: string,
    answer: (visit: ConfigVisit, found: FoundMail) => Response | Promise<Response>,
  ) =>
    area.show(`/config/orders/:number/mail${suffix}`, 'orders', async (visit) => {
      const found = await findMail(visit);
      return found ? answer(visit, found) : sendConfigNotFound(visit);
    });

  show('', (visit, found) => sendConfigPage(visit, <MailPage visit={visit} {...found} />));
  show('.html', ({ c }, { mail }) => sendMailDocument(c, mailDocument(mail)));
  show('.eml', (visit, found) =>
    found.isWhole ? sendMail(visit, found) : sendConfigNotFound(visit),
  );
}

async function findMail(visit: ConfigVisit): Promise<FoundMail | undefined> {
  const { c, services, site, rights, origin } = visit;
  const { definition } = site;
  const row = await findOrder(services.db, definition.id, c.req.param('number') ?? '');
  if (!row) return undefined;
  const isWhole = row.kind !== 'gift-card' || rights.mayChange('orders');
  const mail = await orderMail(row, { services, site: definition, origin, isWhole });
  return { row, mail, isWhole };
}

async function sendMail(
  { c, services: { signer }, site, account, now, origin }: ConfigVisit,
  { row, mail }: FoundMail,
): Promise<Response> {
  const { subject, to, locale } = mail;
  const file = await mailFile({
    subject,
    to,
    locale,
    date: now,
    host: new URL(origin).hostname,
    from: { name: site.definition.title, email: account.email },
    id: signedId(signer, 'mail', row.id),
    text: mailText(mail),
    html: mailDocument(mail),
  });
  return c.body(file, 200, {
    'content-type': 'message/rfc822',
    'content-disposition': `attachment; filename="order-${row.number}.eml"`,
    'cache-control': 'no-store',
  });
}
