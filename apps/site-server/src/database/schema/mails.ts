import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';
import { visitorJson } from './visitorColumns';

/** The rows from which a mail is written when it is sent. Codes and links are created then, and not stored. */
export interface MailFacts {
  orderId?: string;
  /** The number of that order. */
  number?: number;
  /** The entry of that order that the mail is about. */
  entryId?: string;
  accountId?: string;
  /** The submission of a notification or a confirmation. */
  submissionId?: string;
  /** By `emailKey`, for confirmations: an address gets only a limited number in a day. */
  addressKey?: string;
  /** The number of a parcel, or the address at which it is followed. */
  tracking?: string;
  /** The address of that account when the mail was requested. */
  before?: string;
  /** The name of a person who has no account yet, and the page that they came from. */
  displayName?: string;
  returnTo?: string;
}

/** The sender of a site's mails, where its owner has set one: one row for each site. */
export const mailSenders = pgTable('mail_senders', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** The name beside the address; empty for the site's title. */
  name: text('name').notNull(),
  /** Empty for the address of the server. */
  address: text('address').notNull(),
  /** The moment at which a reader of the mailbox has confirmed it; until then only answers go there. */
  verifiedAt: moment('verified_at'),
});

/** Mails that are to be sent, and those that were. A row is written in the transaction that causes the mail. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Names the cause, such as `order:<id>`: one cause writes one mail. */
    key: text('key').notNull(),
    /** A `MailKind`, such as `order`. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    facts: visitorJson<MailFacts>('facts').notNull(),
    /** `waiting`, `sent`, `failed`, `unclear`, or `held` where the server had no mail server to send by. */
    state: text('state').notNull(),
    /** The number of times that a server has claimed it. */
    attempts: integer('attempts').notNull().default(0),
    queuedAt: moment('queued_at').notNull(),
    /** The time of the next attempt. */
    dueAt: moment('due_at').notNull(),
    /** The server process that sends it now; no other may until `claimedUntil`. */
    claim: uuid('claim'),
    claimedUntil: moment('claimed_until'),
    /** Set before the end of the mail is sent: from then on it may have arrived. */
    handedOverAt: moment('handed_over_at'),
    sentAt: moment('sent_at'),
    /** The reason of the last failure, in the mail server's text. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    uniqueIndex('mails_key').on(table.siteId, table.key),
    index('mails_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('mails_time').on(table.siteId, table.queuedAt, table.id),
  ],
);
