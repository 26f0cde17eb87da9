import type { ContentItem, PageDefinition } from '@plinth/site-runtime/render';
import type { Context } from 'hono';
import { feedFile } from '../collections/feedFile';
import { siteOrigin } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { isProtected } from '../site/isProtected';
import type { SiteSnapshot } from '../site/loadSite';
import { cachedWithSite } from './cachedWithSite';
import { answerOfCollection } from './contentView';
import { sendCalendar } from './sendCalendar';

interface ListingPage {
  site: SiteSnapshot;
  page: PageDefinition;
}

/** Posts in a feed: a reader asks often, and shows the latest. */
const postsInFeed = 20;
/** Dates in a calendar, as many as a list gives at once. */
const datesInCalendar = 1000;

/** The address of a page's feed; `undefined` for a page that lists no posts or is not for everybody. */
export const feedAddress = ({ site, page }: ListingPage): string | undefined =>
  kindOfList({ site, page }) === 'blog' ? `/${page.slug}?format=rss` : undefined;

const kindOfList = ({ site, page }: ListingPage): string | undefined =>
  // The page of one item has a collection, too.
  isProtected(page) || page.item ? undefined : site.kindOfCollection.get(page.collection?.id ?? '');

/**
 * The list of a page as a file, where its address asks for one ([SRV-18]): `?format=rss` for posts, `?format=ical` for
 * dates. `undefined` for any other page.
 */
export async function listFile(
  c: Context<ServerEnvironment>,
  { site, page }: ListingPage,
): Promise<Response | undefined> {
  const kind = kindOfList({ site, page });
  const format = c.req.query('format');
  const isFeed = kind === 'blog' && format === 'rss';
  if (!isFeed && !(kind === 'events' && format === 'ical')) return undefined;
  const items = await itemsOf(c, { site, page }, isFeed ? postsInFeed : datesInCalendar);
  if (!items) return undefined;
  return isFeed
    ? sendFeed(c, items, { site, page })
    : sendCalendar(c, items, { site, title: page.title, slug: page.slug });
}

function sendFeed(
  c: Context<ServerEnvironment>,
  items: readonly ContentItem[],
  { site, page }: ListingPage,
): Response {
  const { definition } = site;
  const path = `/${page.slug}`;
  const file = feedFile(items, {
    title: `${page.title} — ${definition.title}`,
    description: page.description ?? definition.tagline ?? '',
    locale: definition.locale ?? 'en',
    origin: siteOrigin(c),
    page: path,
    self: `${path}?format=rss`,
  });
  return c.body(file, 200, {
    'content-type': 'application/rss+xml; charset=utf-8',
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
  const answer = await answerOfCollection(services, { site, need, now });
  return answer.kind === 'items' ? answer.items : undefined;
}
