import { and, eq, inArray, sql } from 'drizzle-orm';
import { mails } from '../../database/schema/index';
import type { Services } from '../../services';

/** A mail that arrived gets a row of its own: receivers drop a second one under the same Message-ID. */
const endedStates = ['failed', 'unclear', 'held'];

/**
 * Queues a mail again, due at once and with all its attempts; a waiting mail stays unchanged.
 * @returns whether there was such a mail that had ended
 */
export function sendMailAgain(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const now = new Date(clock());
  const isMail = and(eq(mails.siteId, siteId), eq(sql`${mails.id}::text`, id));
  return db.transaction(async (transaction) => {
    const reset = await transaction
      .update(mails)
      .set({ state: 'waiting', attempts: 0, dueAt: now, handedOverAt: null, problem: '' })
      .where(and(isMail, inArray(mails.state, endedStates)))
      .returning({ id: mails.id });
    if (reset.length > 0) return true;
    const [sent] = await transaction
      .select()
      .from(mails)
      .where(and(isMail, eq(mails.state, 'sent')))
      .for('update');
    if (!sent) return false;
    const { kind, recipient, facts } = sent;
    // Pressed twice, the button sends one.
    const key = `again:${sent.id}:${Math.floor(now.getTime() / 60_000)}`;
    await transaction
      .insert(mails)
      .values({ siteId, key, kind, recipient, facts, state: 'waiting', queuedAt: now, dueAt: now })
      .onConflictDoNothing({ target: [mails.siteId, mails.key] });
    return true;
  });
}
