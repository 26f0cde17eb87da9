import { pageLanguage, siteLanguage } from '@plinth/site-model/definition';
import { zoneOfSite } from '@plinth/site-model/time';
import {
  contentNeeds,
  type ArchiveNeed,
  type CollectionFacts,
  type ContentAnswer,
  type ContentNeed,
  type ContentView,
  type ItemsNeed,
  type PageDefinition,
  type ShelfNeed,
  type BlockDefinition,
} from '@plinth/site-renderer';
import { and, eq } from 'drizzle-orm';
import { collectionInLanguage } from '../collections/collectionInLanguage';
import { itemLanguages } from '../collections/itemLanguages';
import { readArchive } from '../collections/readArchive';
import { readItems } from '../collections/readItems';
import { readProductItems } from '../collections/readProductItems';
import { readShelf } from '../collections/readShelf';
import { collections } from '../database/schema/index';
import { readRatings, readReviews } from '../reviews/readReviews';
import { searchSite } from '../search/searchSite';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';

export interface ContentViewInput {
  site: SiteSnapshot;
  page: PageDefinition;
  url: URL;
  /** @default every block of the page */
  blocks?: readonly BlockDefinition[];
}

/** Reads the content that the blocks of a page show from the database; a page without such blocks sends no query. */
export async function contentView(
  services: Services,
  { site, page, url, blocks }: ContentViewInput,
): Promise<ContentView> {
  const now = services.clock();
  const { definition } = site;
  const language = pageLanguage(definition, page);
  const needs = contentNeeds({ site: definition, page, url, now, ...(blocks ? { blocks } : {}) });
  const answers = await Promise.all(
    [...needs].map(async ([id, need]) => {
      try {
        const input = { site, need, now: new Date(now), language };
        return [id, await answerNeed(services, input)] as const;
      } catch (error) {
        // While the database is away the rest of the page is shown; this block reports that it could not be loaded.
        services.log.error('content.away', { block: id, error });
        return [id, { kind: 'missing', reason: 'away' }] as const;
      }
    }),
  );
  return { now, answers: Object.fromEntries(answers) };
}

async function answerOfShelf(
  db: Services['db'],
  { site, need, language }: { site: SiteSnapshot; need: ShelfNeed; language: string | undefined },
): Promise<ContentAnswer> {
  const { id: siteId } = site.definition;
  const closedProducts = site.closed.products;
  const shelf = await readShelf(db, { siteId, language, need, closedProducts });
  if (!shelf) return { kind: 'missing', reason: 'unknown' };
  const ids = shelf.products.map(({ id }) => id);
  return { ...shelf, ratings: await readRatings(db, siteId, ids) };
}

type CollectionNeed = ItemsNeed | ArchiveNeed;

interface NeedInput<Need extends ContentNeed = ContentNeed> {
  site: SiteSnapshot;
  need: Need;
  now: Date;
  /** The language of the requesting page. @default the site's */
  language?: string;
}

async function answerNeed(
  services: Services,
  { site, need, now, language }: NeedInput,
): Promise<ContentAnswer> {
  const { db } = services;
  const share = <Answer>(read: () => Promise<Answer>) => site.share(JSON.stringify(need), read);
  if (need.kind === 'reviews')
    return site.closed.products.has(need.productId)
      ? { kind: 'missing', reason: 'unknown' }
      : share(() => readReviews(db, site.definition.id, need));
  const further = language === siteLanguage(site.definition) ? undefined : language;
  const shareInLanguage = <Answer>(read: () => Promise<Answer>) =>
    site.share(JSON.stringify([need, further]), read);
  if (need.kind === 'shelf')
    return shareInLanguage(() => answerOfShelf(db, { site, need, language: further }));
  if (need.kind === 'search')
    return services.inSearchQueue(() =>
      searchSite(services, { site, need, now, ...(language ? { language } : {}) }),
    );
  const input = { site, need, now, ...(language ? { language } : {}) };
  const known = await answerOfCollection(services, input);
  // The stock of products changes with every order: products for sale are read on each request.
  if (known.kind !== 'missing' || need.kind === 'archive') return known;
  return (
    (await shareInLanguage(() => readProductItems(db, { site, need, language: further }))) ?? known
  );
}

/** Addresses can name any page of any tag, so the number of stored answers has a limit. */
const keptAnswers = 200;

/** Posts and dates are as old as the site that they are shown with: many simultaneous visitors cause one query. */
export function answerOfCollection(
  services: Services,
  input: NeedInput<CollectionNeed>,
): Promise<ContentAnswer> {
  const { answers, closed } = input.site;
  if (closed.collections.has(input.need.collectionId))
    return Promise.resolve({ kind: 'missing', reason: 'unknown' });
  const key = JSON.stringify([input.need, input.language]);
  const known = answers.get(key);
  if (known) return known;
  if (answers.size >= keptAnswers) answers.clear();
  const answer = readCollection(services, input);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

async function readCollection(
  services: Services,
  { site: { definition }, need, now, language }: NeedInput<CollectionNeed>,
): Promise<ContentAnswer> {
  const { db } = services;
  const { id: siteId } = definition;
  const timeZone = zoneOfSite(definition);
  const found = await findCollection(services, siteId, need.collectionId);
  if (!found) return { kind: 'missing', reason: 'unknown' };
  const { isInOwnOrder, slug } = found;
  const languages = itemLanguages(definition, language);
  const collection = {
    ...found.collection,
    ...collectionInLanguage(definition, { slug, title: found.collection.title }, languages.asked),
  };
  const shared = { siteId, collection, now, timeZone, languages };
  return need.kind === 'archive'
    ? readArchive(db, { ...shared, need })
    : readItems(db, { ...shared, need, isInOwnOrder, itemsUrl: found.collection.url });
}

/** `undefined` for a collection that the site does not have. */
async function findCollection(
  { db }: Services,
  siteId: string,
  id: string,
): Promise<{ collection: CollectionFacts; slug: string; isInOwnOrder: boolean } | undefined> {
  const [row] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.siteId, siteId), eq(collections.id, id)));
  return (
    row && {
      collection: {
        id: row.id,
        title: row.title,
        url: `/${row.slug}`,
        kind: row.kind === 'events' ? 'events' : 'blog',
      },
      slug: row.slug,
      isInOwnOrder: row.orderBy === 'hand' && row.kind !== 'events',
    }
  );
}
