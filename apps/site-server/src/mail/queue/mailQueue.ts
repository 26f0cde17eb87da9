import type { Database } from '../../database/Database';
import { mails, type MailFacts } from '../../database/schema/index';

export type MailKind =
  | ('order' | 'order-sent' | 'order-ended')
  | ('refund-failed' | 'renewal-failed' | 'plan-closed')
  | ('invitation' | 'reset' | 'joining' | 'new-address')
  | ('submission' | 'confirmation' | 'sender');

export interface NewMail {
  siteId: string;
  kind: MailKind;
  /** Names the cause: the same one writes one mail. */
  key: string;
  recipient: string;
  facts: MailFacts;
}

/** Accepts mails to be sent. */
export interface MailQueue {
  /** Whether there is a mail server: else a mail is only shown in the owner's area. */
  isSending: boolean;
  /** Adds a mail within the transaction that causes it: both happen, or neither. */
  add(transaction: Database, mail: NewMail): Promise<void>;
}

export function createMailQueue({
  clock,
  isSending,
}: {
  clock: () => number;
  isSending: boolean;
}): MailQueue {
  return {
    isSending,
    add: async (transaction, mail) => {
      const now = new Date(clock());
      await transaction
        .insert(mails)
        .values({ ...mail, state: isSending ? 'waiting' : 'held', queuedAt: now, dueAt: now })
        .onConflictDoNothing({ target: [mails.siteId, mails.key] });
    },
  };
}
