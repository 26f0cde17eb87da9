import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { visitorJson } from './visitorColumns';
import { sites } from './sites';

/**
 * The submissions of visitors. The key is unique: it makes a repeated save one submission.
 */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    submissionKey: text('submission_key').notNull(),
    /** SHA-256 of form and values: the same key with other content is a mistake, not a retry. */
    contentDigest: text('content_digest').notNull(),
    formId: text('form_id').notNull(),
    formName: text('form_name').notNull(),
    /** Field id → value, in the shapes of [FRM-2]. */
    values: visitorJson<Record<string, unknown>>('values').notNull(),
    /** Collection, page title and path, content source, overlay: the page's own description. */
    pageContext: visitorJson<Record<string, unknown>>('page_context').notNull(),
    /** `script` or `page`: sent by the runtime, or by the browser alone. */
    channel: text('channel').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Whether a newsletter's form sent it: its sender can unsubscribe by a link. */
    isSubscription: boolean('is_subscription').notNull().default(false),
    /** Set when the address was unsubscribed: no mail may go to it because of this entry; null before. */
    unsubscribedAt: moment('unsubscribed_at'),
    /** The list that its sender joins; null where the form is a list of its own. */
    mailingListId: uuid('mailing_list_id').references(() => mailingLists.id, {
      onDelete: 'set null',
    }),
    /** Whether its sender gets mails only after `confirmedAt`. */
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    confirmedAt: moment('confirmed_at'),
    /** Whether it stays once it has been mailed to the owner. */
    isKept: boolean('is_kept').notNull().default(true),
    /** The moment at which its values were removed because it was mailed; the key stays, so that it counts once. */
    forgottenAt: moment('forgotten_at'),
  },
  (table) => [
    uniqueIndex('form_submissions_key').on(table.submissionKey),
    // Lists count and read only the stored rows: both conditions are in the index.
    index('form_submissions_form')
      .on(table.siteId, table.formId, table.receivedAt)
      .where(sql`${table.forgottenAt} is null`),
    index('form_submissions_time')
      .on(table.siteId, table.receivedAt, table.id)
      .where(sql`${table.forgottenAt} is null`),
    index('form_submissions_letters')
      .on(table.siteId)
      .where(sql`${table.isSubscription}`),
    index('form_submissions_list').on(table.mailingListId),
  ],
);

/** Lists of addresses that forms of a site fill. */
export const mailingLists = pgTable(
  'mailing_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('mailing_lists_name').on(table.siteId, sql`lower(${table.name})`)],
);

/** Captcha solutions that have been used: each counts for one submission. */
export const spentCaptchas = pgTable(
  'spent_captchas',
  {
    id: text('id').primaryKey(),
    submissionKey: text('submission_key').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_captchas_expiry').on(table.expiresAt)],
);
