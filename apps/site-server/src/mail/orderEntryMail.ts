import type { CurrencyCode } from '@plinth/commerce/money';
import { isolate } from '@plinth/site-model';
import { createMoneyWriter } from '@plinth/site-renderer';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { orderEntries, orders } from '../database/schema/index';
import { inLanguageOfOrder } from './inLanguageOfOrder';
import type { MailCircumstances, OrderMail } from './orderMail';
import { plainMail } from './plainMail';
import type { MailRow } from './queue/claimMail';
import { translateMail } from './translateMail';

/** The mails about an entry of an order that its provider has caused, and the names of their messages. */
export const orderEntryMails = {
  'refund-failed': 'refundFailed',
  'renewal-failed': 'renewalFailed',
  'plan-closed': 'planClosed',
} as const;

/**
 * Notifies a buyer that money did not arrive, in one direction or the other; `undefined` where the order was deleted.
 */
export async function orderEntryMail(
  kind: keyof typeof orderEntryMails,
  { siteId, facts: { entryId = '' } }: MailRow,
  { services: { db }, site: given, origin }: MailCircumstances,
): Promise<OrderMail | undefined> {
  const [found] = await db
    .select({ entry: orderEntries, order: orders })
    .from(orderEntries)
    .innerJoin(orders, eq(orders.id, orderEntries.orderId))
    .where(and(eq(orderEntries.id, entryId), eq(orders.siteId, siteId)));
  if (!found) return undefined;
  const { entry, order } = found;
  const { site, cart } = await inLanguageOfOrder(db, given, order);
  const { locale = 'en' } = site;
  const message = orderEntryMails[kind];
  const { name = '' } = order.address;
  const { entries: lines = [] } = cart;
  const currencyCode = order.currencyCode as CurrencyCode;
  const { format } = createMoneyWriter(locale, currencyCode);
  const amount = format({ amount: entry.amount ?? 0, currencyCode });
  const values = {
    site: site.title,
    number: String(order.number),
    amount: isolate(amount, locale),
    plan: isolate(lines.map(({ title }) => title).join(', '), locale),
  };
  const payAt = kind === 'refund-failed' ? undefined : await readPayAddress(db, order.id);
  return {
    ...plainMail(site, origin),
    to: { name, email: order.email },
    subject: translateMail(site, `mail.${message}.subject`, values),
    title: translateMail(site, `mail.${message}.title`, values),
    paragraphs: [
      name
        ? translateMail(site, 'mail.greeting', { name })
        : translateMail(site, 'mail.greetingWithoutName'),
      translateMail(site, `mail.${message}.text`, values),
    ],
    ...(payAt ? { action: { label: translateMail(site, 'mail.pay'), href: payAt } } : {}),
  };
}

/** The provider's page on which the last renewal that failed can still be paid. */
async function readPayAddress(db: Database, orderId: string): Promise<string | undefined> {
  const [last] = await db
    .select({ text: orderEntries.text })
    .from(orderEntries)
    .where(and(eq(orderEntries.orderId, orderId), eq(orderEntries.kind, 'not-renewed')))
    .orderBy(desc(orderEntries.at))
    .limit(1);
  return last?.text || undefined;
}
