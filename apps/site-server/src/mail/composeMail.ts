import { and, eq } from 'drizzle-orm';
import { siteInLanguage } from '@plinth/site-model/definition';
import type { SiteDefinition } from '@plinth/site-renderer';
import { accounts, formSubmissions, orders } from '../database/schema/index';
import { languageOfPath } from '../site/languageOfRequest';
import { signedId } from '../security/signedId';
import type { Services } from '../services';
import { accountMail } from './accountMail';
import { confirmationMail } from './confirmationMail';
import { mailDocument } from './mailHtml';
import type { Mail } from './mailParts';
import { signUpMail, newAddressMail } from './memberMail';
import { mailText } from './mailText';
import { orderEntryMail } from './orderEntryMail';
import { orderMail, type MailCircumstances, type OrderMail } from './orderMail';
import type { MailRow } from './queue/claimMail';
import { readSender, senderHead } from './mailSenders';
import { senderMail } from './senderMail';
import { submissionMail } from './submissionMail';

/** Writes a queued mail from the current rows; `undefined` where its subject was deleted. */
export async function composeMail(services: Services, row: MailRow): Promise<Mail | undefined> {
  const { signer, clock, site, configuration, mailTransport } = services;
  const { definition } = await site.read();
  const [origin] = configuration.origins;
  if (definition.id !== row.siteId || !origin || !mailTransport) return undefined;
  const content = await contentOf(services, row, origin);
  const { from, replyTo } = senderHead(await readSender(services.db, row.siteId), {
    title: definition.title,
    serverAddress: mailTransport.from,
  });
  return (
    content && {
      ...content,
      from,
      replyTo: content.replyTo ?? replyTo,
      date: new Date(clock()),
      id: signedId(signer, 'mail', row.id),
      host: new URL(origin).hostname,
    }
  );
}

type Content = Omit<Mail, 'from' | 'date' | 'id' | 'host'>;

async function contentOf(
  services: Services,
  row: MailRow,
  origin: string,
): Promise<Content | undefined> {
  const site = await siteOfReader(services, row);
  const mail = await mailOf(row, { services, site, origin });
  if (!mail) return undefined;
  const { subject, to, locale, replyTo } = mail;
  return { subject, to, locale, replyTo, text: mailText(mail), html: mailDocument(mail) };
}

/**
 * The site in the language of the page on which a visitor requested the mail. Mails of orders have that of the order;
 * any other is in the site's own.
 */
async function siteOfReader(
  { db, site }: Services,
  { siteId, kind, facts }: MailRow,
): Promise<SiteDefinition> {
  const snapshot = await site.read();
  const { definition } = snapshot;
  let path = kind === 'joining' ? facts.returnTo : undefined;
  if (kind === 'confirmation') {
    const isIt = and(
      eq(formSubmissions.siteId, siteId),
      eq(formSubmissions.id, facts.submissionId ?? ''),
    );
    const [form] = await db.select().from(formSubmissions).where(isIt);
    const { pagePath } = form?.pageContext ?? {};
    if (typeof pagePath === 'string') path = pagePath;
  }
  const language = path === undefined ? undefined : languageOfPath(snapshot, path);
  return language === undefined ? definition : siteInLanguage(definition, language);
}

async function mailOf(
  row: MailRow,
  circumstances: MailCircumstances & { services: Services },
): Promise<OrderMail | undefined> {
  const { siteId, kind, facts } = row;
  const { db } = circumstances.services;
  switch (kind) {
    case 'order':
    case 'order-sent':
    case 'order-ended': {
      const isIt = and(eq(orders.siteId, siteId), eq(orders.id, facts.orderId ?? ''));
      const [order] = await db.select().from(orders).where(isIt);
      // The parcel of an order may be on its way although the order was refunded since: the mail shows the current
      // state.
      const parcel = kind === 'order-sent' ? { tracking: facts.tracking ?? '' } : undefined;
      return order && orderMail(order, { ...circumstances, parcel });
    }
    case 'refund-failed':
    case 'renewal-failed':
    case 'plan-closed':
      return orderEntryMail(kind, row, circumstances);
    case 'invitation':
    case 'reset': {
      const isIt = and(eq(accounts.siteId, siteId), eq(accounts.id, facts.accountId ?? ''));
      const [account] = await db.select().from(accounts).where(isIt);
      // An invited account with a password has used another link.
      if (!account || (kind === 'invitation' && account.passwordHash !== '')) return undefined;
      return accountMail(kind, account, circumstances);
    }
    case 'submission':
      return submissionMail(row, circumstances);
    case 'confirmation':
      return confirmationMail(row, circumstances);
    case 'joining':
      return signUpMail(row, circumstances);
    case 'new-address':
      return newAddressMail(row, circumstances);
    case 'sender':
      return senderMail(row, circumstances);
    default:
      return undefined;
  }
}
