import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { mailSenders } from '../database/schema/index';

export type MailSender = typeof mailSenders.$inferSelect;

/** The sender that a site's owner has set. */
export async function readSender(db: Database, siteId: string): Promise<MailSender | undefined> {
  const [sender] = await db.select().from(mailSenders).where(eq(mailSenders.siteId, siteId));
  return sender;
}

/** Stores the sender of a site. Another address has to be confirmed again. */
export async function saveSender(
  db: Database,
  { siteId, name, address }: Pick<MailSender, 'siteId' | 'name' | 'address'>,
): Promise<void> {
  const before = await readSender(db, siteId);
  const verifiedAt = before?.address === address ? before.verifiedAt : null;
  await db
    .insert(mailSenders)
    .values({ siteId, name, address, verifiedAt })
    .onConflictDoUpdate({ target: mailSenders.siteId, set: { name, address, verifiedAt } });
}

/** Confirms the address of a site's sender. @returns whether it is still that one */
export async function confirmSender(
  db: Database,
  { siteId, address, now }: { siteId: string; address: string; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(mailSenders)
    .set({ verifiedAt: now })
    .where(and(eq(mailSenders.siteId, siteId), eq(mailSenders.address, address)))
    .returning({ siteId: mailSenders.siteId });
  return confirmed.length > 0;
}

/** The parts of a mail's head about its sender. */
export interface SenderHead {
  from: { name: string; email: string };
  /** The address for answers, which is not confirmed yet. @default the sender */
  replyTo: string | undefined;
}

/**
 * The sender of a site's mails. An unconfirmed address is never the sender of a mail: otherwise an owner could write in
 * another person's name.
 */
export function senderHead(
  sender: Pick<MailSender, 'name' | 'address' | 'verifiedAt'> | undefined,
  { title, serverAddress }: { title: string; serverAddress: string },
): SenderHead {
  const { name = '', address = '', verifiedAt = null } = sender ?? {};
  const isOwn = address !== '' && verifiedAt !== null;
  return {
    from: { name: name || title, email: isOwn ? address : serverAddress },
    replyTo: isOwn || address === '' ? undefined : address,
  };
}
