import type { PageDefinition } from '@plinth/site-renderer';
import { and, asc, desc, eq, max, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { pages, revisions, sites } from '../../database/schema/index';
import { keepFormerAddress } from '../../pages/canonicalAddress';
import { keepFormerSlug } from '../../site/lockStore';
import { containsText } from '../list/containsText';
import { searchWords } from '../list/searchWords';
import {
  type Author,
  type RevisionRow,
  type Subject,
  latestRevision,
  saveRevision,
  stateOf,
  stateOfSource,
} from '../revisions/saveRevision';
import { pageSource } from './pageSource';

type PageRow = typeof pages.$inferSelect;

export const subjectOfPage = (pageId: string) => `page:${pageId}`;

/** A page as it is stored now. */
export interface StoredPage {
  page: PageDefinition;
  /** The text as its last author typed it, or in the default order. */
  source: string;
  /** The name of this state, which a save sends. */
  state: string;
  /** The last version, if it was saved here. */
  revision: RevisionRow | undefined;
}

/** More than anyone types. */
const maxWords = 8;

const mainPage = 2;

/** The columns take precedence; the standard kind is included only if its author wrote it. */
function definitionOf({ definition, id, slug, title, pageType }: PageRow): PageDefinition {
  const page = definition as unknown as PageDefinition;
  const isWritten = page.pageType !== undefined || pageType !== mainPage;
  return { ...page, id, slug, title, ...(isWritten && { pageType }) };
}

function storedPage(row: PageRow, latest: RevisionRow | undefined): StoredPage {
  const page = definitionOf(row);
  const state = stateOf(page);
  // The stored source does not belong to a page that was changed in another way.
  const isTyped = latest !== undefined && stateOfSource(latest.source) === state;
  return {
    page,
    state,
    source: isTyped ? latest.source : pageSource(page),
    revision: isTyped ? latest : undefined,
  };
}

const isPage = (siteId: string, id: string) => and(eq(pages.siteId, siteId), eq(pages.id, id));

export async function readPage(
  db: Database,
  siteId: string,
  id: string,
): Promise<StoredPage | undefined> {
  const [row] = await db.select().from(pages).where(isPage(siteId, id));
  if (!row) return undefined;
  return storedPage(row, await latestRevision(db, { siteId, subject: subjectOfPage(id) }));
}

export interface SavePageInput {
  siteId: string;
  /** The state that the browser read before the change; `new` where there was no page. */
  base: string;
  source: string;
  page: PageDefinition;
  author: Author;
  now: Date;
}

export type SavePageResult =
  | { outcome: 'saved'; isNew: boolean }
  /** Another editor saved meanwhile; nothing was written. */
  | { outcome: 'conflict'; current: StoredPage }
  /** The page was deleted meanwhile; nothing was written. */
  | { outcome: 'gone' }
  /** Another page has this address. */
  | { outcome: 'slug-taken'; by: string }
  | { outcome: 'unchanged' };

export const newPage = 'new';

/**
 * Stores a page if it is unchanged since its author read it. The check and the change are one transaction under a lock,
 * so that of two simultaneous saves one is refused.
 */
export function savePage(
  db: Database,
  { siteId, base, source, page, author, now }: SavePageInput,
): Promise<SavePageResult> {
  return db.transaction(async (transaction): Promise<SavePageResult> => {
    // Locks all pages of the site, because slugs and positions concern all of them.
    await transaction
      .select({ id: sites.id })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    const [row] = await transaction.select().from(pages).where(isPage(siteId, page.id));
    const subject: Subject = { siteId, subject: subjectOfPage(page.id) };
    const stored = row && storedPage(row, await latestRevision(transaction, subject));
    // Checked first: pressing Save twice must not count as a conflict.
    if (stored && stored.state === stateOf(page) && stored.source === source) {
      return { outcome: 'unchanged' };
    }
    if (stored && stored.state !== base) return { outcome: 'conflict', current: stored };
    if (!stored && base !== newPage) return { outcome: 'gone' };
    const [other] = await transaction
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.siteId, siteId), eq(pages.slug, page.slug), ne(pages.id, page.id)));
    if (other) return { outcome: 'slug-taken', by: other.id };

    const columns = {
      slug: page.slug,
      title: page.title,
      pageType: page.pageType ?? mainPage,
      definition: { ...page },
    };
    if (stored) {
      await transaction.update(pages).set(columns).where(isPage(siteId, page.id));
      const { slug } = stored.page;
      if (slug !== page.slug) {
        await keepFormerSlug(transaction, { siteId, pageId: page.id, slug });
        await keepFormerAddress(transaction, { siteId, pageId: page.id, slug, now });
      }
    } else {
      const [last] = await transaction
        .select({ position: max(pages.position) })
        .from(pages)
        .where(eq(pages.siteId, siteId));
      await transaction
        .insert(pages)
        .values({ siteId, id: page.id, position: (last?.position ?? -1) + 1, ...columns });
    }
    await saveRevision(transaction, {
      ...subject,
      source,
      author,
      now,
      before: stored && { source: stored.source, content: stored.page },
    });
    return { outcome: 'saved', isNew: !stored };
  });
}

/**
 * Number of earlier versions among which the editor's base is searched. An editor who is further behind has to compare
 * both texts.
 */
const maxVersionsBack = 20;

/** The text of a page in one of its last states. */
export async function findSourceOfState(
  db: Database,
  { siteId, id, state }: { siteId: string; id: string; state: string },
): Promise<string | undefined> {
  const rows = await db
    .select({ source: revisions.source })
    .from(revisions)
    .where(and(eq(revisions.siteId, siteId), eq(revisions.subject, subjectOfPage(id))))
    .orderBy(desc(revisions.number))
    .limit(maxVersionsBack);
  return rows.find(({ source }) => stateOfSource(source) === state)?.source;
}

/**
 * Deletes a page; its versions stay, so that it can be restored.
 *
 * @returns `conflict` where it was changed since it was read
 */
export function deletePage(
  db: Database,
  { siteId, id, base, now }: { siteId: string; id: string; base: string; now: Date },
): Promise<'deleted' | 'conflict' | 'gone'> {
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: sites.id })
      .from(sites)
      .where(eq(sites.id, siteId))
      .for('update');
    const [row] = await transaction.select().from(pages).where(isPage(siteId, id));
    if (!row) return 'gone';
    const subject: Subject = { siteId, subject: subjectOfPage(id) };
    const latest = await latestRevision(transaction, subject);
    const stored = storedPage(row, latest);
    if (stored.state !== base) return 'conflict';
    if (!stored.revision) {
      const number = (latest?.number ?? 0) + 1;
      await transaction
        .insert(revisions)
        .values({ ...subject, number, source: stored.source, savedAt: now });
    }
    await transaction.delete(pages).where(isPage(siteId, id));
    await keepFormerSlug(transaction, { siteId, pageId: id, slug: row.slug });
    return 'deleted';
  });
}

export interface ListedPage {
  id: string;
  slug: string;
  title: string;
  pageType: number;
  changedAt: Date | null;
  changedBy: string | null;
}

/**
 * Pages in the order of the site, each with its last change.
 * @param search words that all have to be in a page's title, address or id
 */
export async function listPages(db: Database, siteId: string, search = ''): Promise<ListedPage[]> {
  const latest = db
    .selectDistinctOn([revisions.subject], {
      subject: revisions.subject,
      changedAt: revisions.savedAt,
      changedBy: revisions.accountName,
    })
    .from(revisions)
    .where(eq(revisions.siteId, siteId))
    .orderBy(revisions.subject, sql`${revisions.number} desc`)
    .as('latest');
  return db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      pageType: pages.pageType,
      changedAt: latest.changedAt,
      changedBy: latest.changedBy,
    })
    .from(pages)
    .leftJoin(latest, eq(latest.subject, sql`'page:' || ${pages.id}`))
    .where(
      and(
        eq(pages.siteId, siteId),
        ...searchWords(search, maxWords).map((word) =>
          or(
            containsText(pages.title, word),
            containsText(sql`'/' || ${pages.slug}`, word),
            containsText(pages.id, word),
          ),
        ),
      ),
    )
    .orderBy(asc(pages.position));
}

/** Deleted pages that can be restored. */
export async function listDeletedPages(db: Database, siteId: string): Promise<RevisionRow[]> {
  const rows = await db
    .selectDistinctOn([revisions.subject])
    .from(revisions)
    .where(
      and(
        eq(revisions.siteId, siteId),
        sql`${revisions.subject} like 'page:%'`,
        sql`not exists (select 1 from ${pages} where ${pages.siteId} = ${siteId} and 'page:' || ${pages.id} = ${revisions.subject})`,
      ),
    )
    .orderBy(revisions.subject, sql`${revisions.number} desc`);
  return rows.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}
