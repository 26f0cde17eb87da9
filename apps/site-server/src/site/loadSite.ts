import { createHash } from 'node:crypto';
import { siteLanguage } from '@plinth/site-model/definition';
import type { ContentAnswer, PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { createSharedReads, type ShareRead } from '../database/createSharedReads';
import type { Database } from '../database/openDatabase';
import {
  collections,
  headerFooter,
  multilingualSettings,
  pages,
  paymentAccounts,
  sites,
} from '../database/schema/index';
import { noClosedParts, type ClosedParts } from './closedParts';
import { withHeaderFooter } from './headerFooter';
import { readLanguages, withLanguages, type Language } from './languages';
import type { Lock } from './lock';
import { readLocks } from './lockStore';
import { readStoredSite } from './readStoredSite';
import { findSiteForms, type SiteForm } from './siteForms';

/** A site in its current state: as its owner has it, or without the parts that are locked for a visitor. */
export interface SiteSnapshot {
  /** Definition with the owner's header and footer in it. */
  definition: SiteDefinition;
  pageBySlug: ReadonlyMap<string, PageDefinition>;
  /** Forms by their ids. */
  forms: ReadonlyMap<string, SiteForm>;
  languages: Language[];
  /** `blog` or `events`, by the ids of its collections. */
  kindOfCollection: ReadonlyMap<string, string>;
  /** Titles of its collections, by their ids. */
  titleOfCollection: ReadonlyMap<string, string>;
  /** Addresses of its collections, without the leading slash, by their ids. */
  slugOfCollection: ReadonlyMap<string, string>;
  /** The publishable key of the account for its payments. @default that of the server is used */
  paymentKey: string | undefined;
  /** Its locks by their subjects. */
  locks: ReadonlyMap<string, Lock>;
  /** The locked parts, which are missing here. */
  closed: ClosedParts;
  /** The site as its owner has it, where this is a visitor's view of it. */
  whole?: SiteSnapshot;
  /** The views of visitors, by the locks that they have opened. */
  views: Map<string, SiteSnapshot>;
  /** The answers of its collections in this state, by their needs. */
  answers: Map<string, Promise<ContentAnswer>>;
  /** Reads values that may change at any moment, such as stock, for all requests with this state. */
  share: ShareRead;
}

/** The caches of a snapshot; no two snapshots share them. */
export const emptyReadCache = (): Pick<SiteSnapshot, 'answers' | 'share'> => ({
  answers: new Map(),
  share: createSharedReads(),
});

/**
 * Reads the site again and again. Where its rows are the same as before, so are the objects of its definition: a page
 * that was rendered from them need not be rendered again.
 *
 * @param report called for each part of a row that cannot be read
 * @param siteId @default the first site of the database
 * @returns reads the site; throws when the database does not hold it, or does not answer
 */
export function createSiteLoader(
  db: Database,
  report: (row: string, problem: string) => void,
  siteId?: string,
): () => Promise<SiteSnapshot> {
  let last: { digest: string; site: SiteSnapshot } | undefined;
  return async () => {
    const rows = await readRows(db, siteId);
    const text = JSON.stringify([rows, [...rows.locks]]);
    const digest = createHash('sha1').update(text).digest('base64');
    const site = last?.digest === digest ? withoutAnswers(last.site) : snapshotOf(rows, report);
    last = { digest, site };
    return site;
  };
}

/** The same site, whose collections are queried again. */
function withoutAnswers(known: SiteSnapshot): SiteSnapshot {
  const site: SiteSnapshot = { ...known, ...emptyReadCache(), views: new Map() };
  for (const [opened, view] of known.views)
    site.views.set(opened, { ...view, whole: site, ...emptyReadCache() });
  return site;
}

type SiteRows = Awaited<ReturnType<typeof readRows>>;

async function readRows(db: Database, siteId: string | undefined) {
  const [row] = await db
    .select({
      site: sites,
      chrome: headerFooter,
      multilingual: multilingualSettings,
      paymentKey: paymentAccounts.publishableKey,
    })
    .from(sites)
    .leftJoin(headerFooter, eq(headerFooter.siteId, sites.id))
    .leftJoin(multilingualSettings, eq(multilingualSettings.siteId, sites.id))
    .leftJoin(
      paymentAccounts,
      and(eq(paymentAccounts.siteId, sites.id), isNull(paymentAccounts.endedAt)),
    )
    .where(siteId === undefined ? undefined : eq(sites.id, siteId))
    .orderBy(asc(sites.createdAt), asc(sites.id))
    .limit(1);
  if (!row && siteId !== undefined) throw new Error(`The database holds no site ${siteId}.`);
  if (!row) throw new Error('The database holds no site. Start the server with an empty database.');
  const [stored, kinds, locks] = await Promise.all([
    db.select().from(pages).where(eq(pages.siteId, row.site.id)).orderBy(asc(pages.position)),
    db

      .select({
        id: collections.id,
        kind: collections.kind,
        slug: collections.slug,
        title: collections.title,
      })
      .from(collections)
      .where(eq(collections.siteId, row.site.id)),
    readLocks(db, row.site.id),
  ]);
  return { row, stored, kinds, locks };
}

function snapshotOf(
  { row, stored, kinds, locks }: SiteRows,
  report: (row: string, problem: string) => void,
): SiteSnapshot {
  const read = readStoredSite(row.site, stored, report);
  const own = { ...read, locale: siteLanguage(read) };
  const languages = readLanguages(row.multilingual?.languages, own.locale);
  const definition = withLanguages(own, languages);
  return {
    definition: withHeaderFooter(definition, row.chrome ?? undefined),
    pageBySlug: new Map(definition.pages.map((page) => [page.slug, page])),
    forms: findSiteForms(definition),
    languages,
    kindOfCollection: new Map(kinds.map(({ id, kind }) => [id, kind])),
    titleOfCollection: new Map(kinds.map(({ id, title }) => [id, title])),
    slugOfCollection: new Map(kinds.map(({ id, slug }) => [id, slug])),
    paymentKey: row.paymentKey ?? undefined,
    locks,
    closed: noClosedParts,
    views: new Map(),
    ...emptyReadCache(),
  };
}
