import type { MarkedText } from '@plinth/listings';
import { pageLanguage, siteLanguage } from '@plinth/site-model/definition';
import type { SearchAnswer, SearchNeed } from '@plinth/site-renderer';
import { and, desc, eq, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { isListedIn, itemLanguages, type ItemLanguages } from '../collections/itemLanguages';
import { lastPageOffset } from '../collections/lastPageOffset';
import { collectionItems, searchDocuments } from '../database/schema/index';
import type { Services } from '../services';
import { publicSite } from '../locks/publicSite';
import type { SiteSnapshot } from '../site/loadSite';
import { searchConfigurationOf } from './searchConfiguration';
import { partialQuery, readQuery } from './searchQuery';

export interface SearchInput {
  site: SiteSnapshot;
  need: SearchNeed;
  now: Date;
  /** The language of the requesting page ([SRV-100f]). @default the site's */
  language?: string;
}

/** Characters of the private use area: they occur in no text, and `<` would have to be escaped twice. */
const [start, stop] = ['\ue000', '\ue001'];
const headline = `StartSel=${start}, StopSel=${stop}, MaxWords=32, MinWords=18, MaxFragments=1`;
const wholeTitle = `StartSel=${start}, StopSel=${stop}, HighlightAll=true`;
const maxHits = 50;

/** Full-text search in the site's language: the title weighs most, then the description, then the rest. */
export async function searchSite(
  services: Pick<Services, 'db' | 'siteIndex'>,
  { site, need, now, language = siteLanguage(site.definition) }: SearchInput,
): Promise<SearchAnswer> {
  const { db, siteIndex } = services;
  const text = readQuery(need.query);
  const nothing: SearchAnswer = { kind: 'search', hits: [], total: 0 };
  if (text === '') return nothing;
  const configurations = [
    ...new Set([language, siteLanguage(site.definition)].map(searchConfigurationOf)),
  ].map((name) => sql`${name}::text::regconfig`);
  const partial = need.isPartial ? partialQuery(text) : '';
  if (need.isPartial && partial === '') return nothing;
  await siteIndex.ready(site);

  // "Quoted words" and -without are supported in a whole query; no input is an error. Products, and posts and dates
  // without a version in the language, are found beside its pages in the site's language.
  const query = sql.join(
    configurations.map((configuration) =>
      partial
        ? sql`to_tsquery(${configuration}, ${partial})`
        : sql`websearch_to_tsquery(${configuration}, ${text})`,
    ),
    sql` || `,
  );
  const elsewhere = site.definition.pages
    .filter((page) => pageLanguage(site.definition, page) !== language)
    .map(({ id }) => `page:${id}`);
  const { siteId, words, collectionId, publishedAt, title, summary, body } = searchDocuments;
  const condition = and(
    eq(siteId, site.definition.id),
    sql`${words} @@ (${query})`,
    or(isNull(publishedAt), lte(publishedAt, now)),
    need.collectionId === undefined ? undefined : eq(collectionId, need.collectionId),
    elsewhere.length > 0 ? notInArray(searchDocuments.id, elsewhere) : undefined,
    isListed(itemLanguages(site.definition, language), now),
  );
  const rank = sql<number>`ts_rank(${words}, (${query}), 1)`;
  // Headlines are expensive: they are made for the shown rows, not for all matching ones.
  const found = db
    .select({
      title,
      summary,
      body,
      url: searchDocuments.url,
      imageUrl: searchDocuments.imageUrl,
      configuration: searchDocuments.configuration,
      rank: rank.as('rank'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
      id: searchDocuments.id,
    })
    .from(searchDocuments)
    .where(condition)
    .orderBy(desc(sql`rank`), searchDocuments.id)
    .limit(Math.min(Math.max(need.limit, 1), maxHits))
    .offset(Math.max(need.offset, 0))
    .as('found');
  const passage = sql`case when to_tsvector(${found.configuration}, ${found.body}) @@ (${query}) or ${found.summary} = '' then ${found.body} else ${found.summary} end`;
  const rows = await db
    .select({
      url: found.url,
      imageUrl: found.imageUrl,
      total: found.total,
      beginning: sql<string>`left(${passage}, 24)`,
      end: sql<string>`right(${passage}, 24)`,
      title: sql<string>`ts_headline(${found.configuration}, ${found.title}, ${query}, ${wholeTitle})`,
      passage: sql<string>`ts_headline(${found.configuration}, ${passage}, ${query}, ${headline})`,
    })
    .from(found)
    .orderBy(desc(found.rank), found.id);
  if (rows.length === 0 && need.offset > 0) {
    // After the last page no row contains the total.
    const from = (offset: number) =>
      searchSite(services, { site, need: { ...need, offset }, now, language });
    const first = await from(0);
    const offset = lastPageOffset(first.total, need.limit);
    return offset > 0 ? from(offset) : first;
  }
  // All servers share the index: another one may have written to it before it was notified of a password.
  const { closed } = publicSite(site);
  const open = rows.filter(({ url }) => !closed.lockAt(url.slice(1)));
  return {
    kind: 'search',
    total: (rows[0]?.total ?? 0) - (rows.length - open.length),
    hits: open.map(({ url, imageUrl, beginning, end, ...texts }) => ({
      url,
      title: readMarks(texts.title),
      passage: withEllipses(readMarks(texts.passage), { beginning, end }),
      ...(imageUrl === null ? {} : { imageUrl }),
    })),
  };
}

/** A search finds the version of a post or a date that a list of the page would show ([SRV-185]). */
function isListed(languages: ItemLanguages, now: Date): SQL | undefined {
  if (languages.shown.length < 2) return undefined;
  const { siteId, id } = searchDocuments;
  return sql`(${id} not like 'item:%' or exists (
    select 1 from ${collectionItems}
    where ${collectionItems.siteId} = ${siteId} and ${collectionItems.id} = substr(${id}, 6)
      and ${isListedIn(languages, now)}))`;
}

/** Splits the database's marked text into pieces of plain text. */
function readMarks(marked: string): MarkedText[] {
  return marked
    .split(start)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isMatch: false }];
      const [match = '', ...rest] = part.split(stop);
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** Marks where an excerpt was cut out of its text. */
function withEllipses(
  passage: MarkedText[],
  { beginning, end }: { beginning: string; end: string },
): MarkedText[] {
  const text = passage.map((piece) => piece.text).join('');
  const gap = (words: string) => ({ text: words, isMatch: false });
  return [
    ...(text.startsWith(beginning.trimEnd()) ? [] : [gap('… ')]),
    ...passage,
    ...(text.replace(/[^\p{L}\p{N}]+$/u, '').endsWith(end.replace(/[^\p{L}\p{N}]+$/u, ''))
      ? []
      : [gap(' …')]),
  ];
}
