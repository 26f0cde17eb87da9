import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/openDatabase';
import { formSubmissions, mailingLists } from '../../../database/schema/index';
import { isActiveSubscription, isPendingSubscription } from '../../../newsletter/subscriptions';

export type MailingList = typeof mailingLists.$inferSelect;

export interface CountedList extends MailingList {
  /** The number of entries to which mails may be sent. */
  active: number;
  /** The number of entries whose address is not confirmed yet. */
  pending: number;
}

/** The mailing lists of a site by their names. */
export const findMailingLists = (db: Database, siteId: string): Promise<MailingList[]> =>
  db
    .select()
    .from(mailingLists)
    .where(eq(mailingLists.siteId, siteId))
    .orderBy(asc(sql`lower(${mailingLists.name})`));

/** The mailing lists of a site with the number of their entries. */
export async function countMailingLists(db: Database, siteId: string): Promise<CountedList[]> {
  const lists = await findMailingLists(db, siteId);
  const rows = await db
    .select({
      id: formSubmissions.mailingListId,
      active: count(sql`case when ${isActiveSubscription} then 1 end`),
      pending: count(sql`case when ${isPendingSubscription} then 1 end`),
    })
    .from(formSubmissions)
    .where(
      and(eq(formSubmissions.siteId, siteId), sql`${formSubmissions.mailingListId} is not null`),
    )
    .groupBy(formSubmissions.mailingListId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lists.map((list) => ({
    ...list,
    active: byId.get(list.id)?.active ?? 0,
    pending: byId.get(list.id)?.pending ?? 0,
  }));
}

export interface NamedList {
  siteId: string;
  name: string;
}

/** @returns whether no other list has the name */
export async function addMailingList(
  db: Database,
  { siteId, name }: NamedList,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insert(mailingLists)
    .values({ siteId, name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: mailingLists.id });
  return added.length > 0;
}

const isList = (siteId: string, id: string) =>
  and(eq(mailingLists.siteId, siteId), eq(sql`${mailingLists.id}::text`, id.toLowerCase()));

/** @returns `taken` where another list has the name, `gone` where the list was deleted */
export async function renameMailingList(
  db: Database,
  id: string,
  { siteId, name }: NamedList,
): Promise<'renamed' | 'taken' | 'gone'> {
  return db.transaction(async (transaction) => {
    const lists = await transaction
      .select()
      .from(mailingLists)
      .where(eq(mailingLists.siteId, siteId))
      .for('update');
    if (!lists.some((list) => list.id === id.toLowerCase())) return 'gone';
    // Compared like in the index: JavaScript lowercases `İ` and a final `Σ` differently.
    const named = await transaction
      .select({ id: mailingLists.id })
      .from(mailingLists)
      .where(
        and(eq(mailingLists.siteId, siteId), sql`lower(${mailingLists.name}) = lower(${name})`),
      );
    if (named.some((list) => list.id !== id.toLowerCase())) return 'taken';
    await transaction.update(mailingLists).set({ name }).where(isList(siteId, id));
    return 'renamed';
  });
}

/**
 * Deletes a list; its entries stay as submissions of their forms.
 *
 * @returns whether it was there
 */
export async function deleteMailingList(
  db: Database,
  siteId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .delete(mailingLists)
    .where(isList(siteId, id))
    .returning({ id: mailingLists.id });
  return gone.length > 0;
}
