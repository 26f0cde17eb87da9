import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { rowOfSite } from '../../database/rowOfSite';
import { mails } from '../../database/schema/index';
import type { Services } from '../../services';
import { composeMail } from '../composeMail';
import type { MailOutcome, MailTransport } from '../createMailTransport';
import { claimMail, type MailRow } from './claimMail';
import { eraseMailedValues } from './eraseMailedValues';
import { nextAttempt } from './nextAttempt';

/** `none`: nothing is due. `down`: the mail server accepts nothing at present. */
export type Progress = 'none' | 'one' | 'down';

type Changes = Partial<typeof mails.$inferInsert>;

/** Sends the mail that has waited longest, and records the outcome. */
export async function sendNextMail(
  services: Services,
  transport: MailTransport,
): Promise<Progress> {
  const { db, clock, log } = services;
  const claim = randomUUID();
  const row = await claimMail(services, claim);
  if (!row) return 'none';
  /** @returns whether this attempt still owns the mail: after its lease another may */
  const write = async (changes: Changes): Promise<boolean> => {
    const written = await db
      .update(mails)
      .set(changes)
      .where(and(rowOfSite(mails, row), eq(mails.claim, claim)))
      .returning({ id: mails.id });
    return written.length > 0;
  };
  const beforeEnd = async () => {
    if (!(await write({ handedOverAt: new Date(clock()) })))
      throw new Error('Another server has taken this mail.');
  };
  const result = await attempt(services, row, (mail) => transport.send(mail, beforeEnd));
  if (result.outcome !== 'sent') log.warn('mail.notSent', { mail: row.id, ...result });
  await write({ ...changesAfter(result, row, clock()), claim: null, claimedUntil: null });
  if (result.outcome === 'sent') await eraseMailedValues(services, row);
  return result.outcome === 'refused' && result.isServerDown ? 'down' : 'one';
}

type Send = (mail: NonNullable<Awaited<ReturnType<typeof composeMail>>>) => Promise<MailOutcome>;

async function attempt(services: Services, row: MailRow, send: Send): Promise<MailOutcome> {
  try {
    const own = await services.sites.withId(row.siteId);
    const mail = own && (await composeMail(own, row));
    return mail
      ? await send(mail)
      : { outcome: 'refused-for-good', problem: 'The subject of this mail was deleted.' };
  } catch (error) {
    // The database failed, or our code: the mail waits, and is given up like any other.
    services.log.error('mail.failed', { mail: row.id, error });
    return { outcome: 'refused', problem: String(error).slice(0, 500), isServerDown: false };
  }
}

function changesAfter(result: MailOutcome, { attempts }: MailRow, now: number): Changes {
  switch (result.outcome) {
    case 'sent':
      return { state: 'sent', sentAt: new Date(now), problem: '' };
    case 'unclear':
      return { state: 'unclear', problem: result.problem };
    case 'refused-for-good':
      return { state: 'failed', problem: result.problem, handedOverAt: null };
    case 'refused': {
      const dueAt = nextAttempt(attempts, now);
      const again: Changes = dueAt ? { dueAt } : { state: 'failed' };
      return { ...again, problem: result.problem, handedOverAt: null };
    }
  }
}
