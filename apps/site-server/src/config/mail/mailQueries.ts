import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { mails } from '../../database/schema/index';
import type { MailRow } from '../../mail/queue/claimMail';
import type { MailState } from '../../mail/queue/mailStates';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';

/** More than anyone types. */
const maxWords = 12;

export interface MailFilter {
  siteId: string;
  /** Words of the recipient's address. */
  search?: string;
  state?: MailState | undefined;
}

/** A page of the mails, the latest first. */
export async function findMails(
  db: Database,
  { siteId, search = '', state }: MailFilter,
  page: number,
): Promise<PageOfRows<MailRow>> {
  const conditions: (SQL | undefined)[] = [
    eq(mails.siteId, siteId),
    state && eq(mails.state, state),
    ...searchWords(search, maxWords).map((word) => containsText(mails.recipient, word)),
  ];
  const where = and(...conditions);
  const total = await db.$count(mails, where);
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.queuedAt), desc(mails.id))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows, total, page: shown };
}
