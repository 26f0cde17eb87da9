import { blockType, pageType } from '@plinth/site-model';
import { commentSettings, type ContentItem, type PageDefinition } from '@plinth/site-renderer';
import { and, eq, type SQL } from 'drizzle-orm';
import { collectionItems, collections } from '../database/schema/index';
import { plainText } from '../site/plainText';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import { contentItem, isShown, type ItemRow } from './contentItem';

export interface FoundItem {
  page: PageDefinition;
  item: ContentItem;
}

/** The page of a post or a date by its address `<collection>/<item>`, whose last part may hold slashes; `undefined` where there is none to see. */
export async function findItem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { definition }: SiteSnapshot,
  slug: string,
): Promise<FoundItem | undefined> {
  const [, collectionSlug, itemSlug] = /^([^/]+)\/(.+)$/.exec(slug) ?? [];
  if (!collectionSlug || !itemSlug) return undefined;
  const found = await readShownItem(
    { db, clock },
    definition.id,
    and(eq(collections.slug, collectionSlug), eq(collectionItems.slug, itemSlug)),
  );
  if (!found) return undefined;
  return pageOfRow(definition, found.collection, found.item);
}

/** The item of a site that visitors see and that meets a condition, with its collection. */
export async function readShownItem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  siteId: string,
  condition: SQL | undefined,
): Promise<{ collection: typeof collections.$inferSelect; item: ItemRow } | undefined> {
  const [found] = await db
    .select({ collection: collections, item: collectionItems })
    .from(collectionItems)
    .innerJoin(
      collections,
      and(
        eq(collections.siteId, collectionItems.siteId),
        eq(collections.id, collectionItems.collectionId),
      ),
    )
    .where(and(eq(collectionItems.siteId, siteId), condition, isShown(new Date(clock()))));
  return found;
}

/** The page of an item, whether visitors may see it or not. */
export function pageOfRow(
  { websiteSettings }: Pick<SiteSnapshot['definition'], 'websiteSettings'>,
  collection: typeof collections.$inferSelect,
  row: ItemRow,
): FoundItem {
  const item = contentItem(row, `/${collection.slug}`);
  const hasComments = commentSettings(websiteSettings) !== undefined;
  return { item, page: itemPage({ collection, item, body: row.body, hasComments }) };
}

function itemPage({
  collection,
  item,
  body,
  hasComments,
}: {
  collection: typeof collections.$inferSelect;
  item: ContentItem;
  body: string;
  hasComments: boolean;
}): PageDefinition {
  const { id, title, image, excerpt } = item;
  const fullUrl = `/${collection.slug}`;
  const isDate = item.startsAt !== undefined;
  return {
    id: `page-${id}`,
    slug: item.url.slice(1),
    title,
    pageType: pageType.item,
    description: plainText(excerpt),
    collection: { id: collection.id, title: collection.title, fullUrl, type: 1 },
    item: { id, title },
    ...(image ? { socialImage: socialImage(image) } : {}),
    sections: [
      {
        id: 'item',
        width: 'narrow',
        space: 'tight',
        blocks: [
          {
            id: `${id}-title`,
            type: blockType.websiteComponent,
            definitionName: 'item',
            settings: {
              item,
              collectionTitle: collection.title,
              collectionUrl: fullUrl,
              collectionKind: collection.kind,
            },
          },
        ],
      },
      ...(image
        ? [
            {
              id: 'picture',
              // A tall picture beside narrow words keeps its shape; a broad one is a view across the page.
              ...({ width: isTall(image) ? 'narrow' : 'normal', space: 'none' } as const),
              blocks: [
                {
                  id: `${id}-picture`,
                  type: blockType.image,
                  settings: { ...image },
                },
              ],
            },
          ]
        : []),
      {
        id: 'words',
        width: 'narrow',
        blocks: [{ id: `${id}-words`, type: blockType.html, settings: { html: body } }],
      },
      ...(hasComments && !isDate
        ? [
            {
              id: 'comments',
              ...({ width: 'narrow', space: 'tight' } as const),
              blocks: [
                {
                  id: `${id}-comments`,
                  type: blockType.websiteComponent,
                  definitionName: 'comments',
                  settings: { identifier: id, about: title },
                },
              ],
            },
          ]
        : []),
      {
        id: 'more',
        tone: 'muted',
        width: 'wide',
        blocks: [
          {
            id: `${id}-more`,
            type: blockType.summaryV2,
            settings: {
              collectionId: collection.id,
              design: 'autogrid',
              pageSize: 3,
              headerText: collection.title,
              columnWidth: 300,
              imageAspectRatio: '4:3',
              primaryMetadata: 'date',
              excludeItemId: id,
              ...(isDate ? { showPastOrUpcomingEvents: 'upcoming' } : {}),
            },
          },
        ],
      },
    ],
  };
}

const isTall = ({ width = 1, height = 0 }: NonNullable<ContentItem['image']>): boolean =>
  height > width;

const socialImage = ({ src, alt, width, height }: NonNullable<ContentItem['image']>) => ({
  src,
  alt,
  ...(width && height ? { width, height } : {}),
});
