import { isolate } from '@plinth/site-model';
import { and, eq } from 'drizzle-orm';
import { describeAnswers } from '../forms/describeAnswers';
import { formSubmissions } from '../database/schema/index';
import { addressOf } from '../newsletter/subscriptions';
import type { Services } from '../services';
import { mailAddress } from './mailAddress';
import type { MailCircumstances, OrderMail } from './orderMail';
import { plainMail } from './plainMail';
import type { MailRow } from './queue/claimMail';
import { translateMail } from './translateMail';

/**
 * The mail that notifies an owner of a submission, in the site's language: every answer, and the submission's sender as
 * the recipient of replies. `undefined` where the submission was deleted.
 */
export async function submissionMail(
  { siteId, recipient, facts }: MailRow,
  { services: { db, site: store }, site, origin }: MailCircumstances & { services: Services },
): Promise<OrderMail | undefined> {
  const { submissionId = '' } = facts;
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.siteId, siteId), eq(formSubmissions.id, submissionId)));
  if (!row || row.forgottenAt) return undefined;
  const snapshot = await store.read();
  const { pagePath } = row.pageContext;
  const page = typeof pagePath === 'string' && pagePath !== '' ? pagePath : '/';
  const replyTo = addressOf(row, snapshot);
  const subject = translateMail(site, 'mail.submission.subject', { form: row.formName });
  return {
    ...plainMail(site, origin),
    to: { name: '', email: recipient },
    replyTo,
    subject,
    title: subject,
    paragraphs: [
      translateMail(site, 'mail.submission.text', { page }),
      ...(mailAddress(replyTo) === undefined
        ? []
        : [
            translateMail(site, 'mail.submission.reply', {
              email: isolate(replyTo, site.locale ?? 'en'),
            }),
          ]),
    ],
    answers: describeAnswers(row, snapshot).map(({ title, lines }) => ({
      label: title,
      lines: lines.map(({ label, value }) => (label ? `${label}: ${value}` : value)),
    })),
    ...(row.isKept
      ? {
          action: {
            label: translateMail(site, 'mail.submission.action'),
            href: `${origin}/config/submissions/${row.id}`,
          },
        }
      : {}),
  };
}
