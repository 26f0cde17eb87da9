import { choiceOf, consentCategories, type ConsentCategory } from '@plinth/consent/categories';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { consentDecisions } from '../../database/schema/index';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';

const day = 86_400_000;

export interface LoggedConsent {
  id: string;
  at: Date;
  categories: readonly ConsentCategory[];
  version: string;
}

/** A page of the decisions, the newest first. */
export async function findConsents(
  db: Database,
  siteId: string,
  page: number,
): Promise<PageOfRows<LoggedConsent>> {
  const ofSite = eq(consentDecisions.siteId, siteId);
  const total = await db.$count(consentDecisions, ofSite);
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select()
    .from(consentDecisions)
    .where(ofSite)
    .orderBy(desc(consentDecisions.at), desc(consentDecisions.id))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows: rows.map(readRow), total, page: shown };
}

function readRow({ id, at, categories, version }: typeof consentDecisions.$inferSelect) {
  const agreed = choiceOf(categories.split('.'));
  return { id, at, categories: consentCategories.filter((name) => agreed[name]), version };
}

/** The number of decisions, and of those that agreed to each category. */
export interface ConsentCounts extends Record<ConsentCategory, number> {
  decisions: number;
}

/** The decisions of the last 30 days in numbers. */
export async function countConsents(
  db: Database,
  siteId: string,
  now: Date,
): Promise<ConsentCounts> {
  const { categories, at } = consentDecisions;
  const rows = await db
    .select({ categories, count: sql<number>`count(*)::int` })
    .from(consentDecisions)
    .where(and(eq(consentDecisions.siteId, siteId), gte(at, new Date(now.getTime() - 30 * day))))
    .groupBy(categories);
  const counts: ConsentCounts = { decisions: 0, preferences: 0, statistics: 0, marketing: 0 };
  for (const { categories: agreed, count } of rows) {
    counts.decisions += count;
    for (const name of consentCategories)
      if (agreed.split('.').includes(name)) counts[name] += count;
  }
  return counts;
}
