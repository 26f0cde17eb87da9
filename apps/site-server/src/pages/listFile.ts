import { atomFeed, rssFeed } from '@plinth/listings/feed';
import { pageLanguage, siteLanguage } from '@plinth/site-model/definition';
import type { ContentItem, PageDefinition } from '@plinth/site-renderer';
import type { Context } from 'hono';
import { limits } from '@plinth/site-model';
import { feedPost } from '../collections/feedPost';
import { siteOrigin } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { inLanguageOf } from '../site/inLanguageOf';
import { isProtected } from '../site/isProtected';
import type { SiteSnapshot } from '../site/loadSite';
import { cachedWithSite } from './cachedWithSite';
import { answerOfCollection } from './contentView';
import { sendCalendar } from './sendCalendar';

interface ListingPage {
  site: SiteSnapshot;
  page: PageDefinition;
}

/** Posts in a feed: a reader requests it often, and shows the latest. */
const postsInFeed = 20;
/** A collection in an order of its own has its latest posts anywhere, and at most this many. */
const postsToLookAt = limits.itemsPerOrderableCollection;
const feedFormats = ['rss', 'atom'] as const;
/** Dates in a calendar, at most as many as one list query returns. */
const datesInCalendar = 1000;

/** The address of a page's feed; `undefined` for a page that lists no posts or is not public. */
export const feedAddress = ({ site, page }: ListingPage): string | undefined =>
  kindOfList({ site, page }) === 'blog' ? `/${page.slug}?format=rss` : undefined;

const kindOfList = ({ site, page }: ListingPage): string | undefined =>
  // The page of one item has a collection, too.
  isProtected(page) || page.item ? undefined : site.kindOfCollection.get(page.collection?.id ?? '');

/**
 * The list of a page as a file, where its address requests one ([SRV-18]): `?format=rss` or `?format=atom` for posts,
 * `?format=ical` for dates. `undefined` for any other page.
 */
export async function listFile(
  c: Context<ServerEnvironment>,
  { site, page }: ListingPage,
): Promise<Response | undefined> {
  const kind = kindOfList({ site, page });
  const format = c.req.query('format');
  const feed = kind === 'blog' ? feedFormats.find((one) => one === format) : undefined;
  if (!feed && !(kind === 'events' && format === 'ical')) return undefined;
  const items = await itemsOf(c, { site, page }, feed ? postsToLookAt : datesInCalendar);
  if (!items) return undefined;
  return feed
    ? sendFeed(c, latest(items), { site, page, format: feed })
    : sendCalendar(c, items, { site, title: page.title, slug: page.slug });
}

const latest = (items: readonly ContentItem[]): ContentItem[] =>
  [...items]
    .sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0))
    .slice(0, postsInFeed);

function sendFeed(
  c: Context<ServerEnvironment>,
  items: readonly ContentItem[],
  { site, page, format }: ListingPage & { format: (typeof feedFormats)[number] },
): Response {
  const { definition } = inLanguageOf(site, page);
  const path = `/${page.slug}`;
  const file = (format === 'atom' ? atomFeed : rssFeed)(items.map(feedPost), {
    title: `${page.title} — ${definition.title}`,
    description: page.description ?? definition.tagline ?? '',
    locale: siteLanguage(definition),
    origin: siteOrigin(c),
    page: path,
    self: `${path}?format=${format}`,
  });
  return c.body(file, 200, {
    'content-type': `application/${format}+xml; charset=utf-8`,
    'cache-control': cachedWithSite(c, site),
  });
}

async function itemsOf(
  c: Context<ServerEnvironment>,
  { site, page }: ListingPage,
  limit: number,
): Promise<readonly ContentItem[] | undefined> {
  const services = c.get('services');
  const need = {
    kind: 'items',
    collectionId: page.collection!.id,
    when: 'all',
    offset: 0,
    limit,
  } as const;
  const now = new Date(services.clock());
  const language = pageLanguage(site.definition, page);
  const answer = await answerOfCollection(services, { site, need, now, language });
  return answer.kind === 'items' ? answer.items : undefined;
}
