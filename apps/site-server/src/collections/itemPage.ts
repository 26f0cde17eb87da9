import { blockType, pageType } from '@plinth/site-model';
import { commentSettings, type ContentItem, type PageDefinition } from '@plinth/site-renderer';
import { siteLanguage, type VersionedPage } from '@plinth/site-model/definition';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { collectionItems, collections } from '../database/schema/index';
import { plainText } from '../site/plainText';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import { collectionInLanguage } from './collectionInLanguage';
import { contentItem, isShown, type ItemRow } from './contentItem';
import { isInShownLanguage, itemLanguages, type ItemLanguages } from './itemLanguages';

export interface FoundItem {
  page: VersionedPage;
  item: ContentItem;
}

/**
 * The page of a post or a date by its address `<collection>/<item>`, whose last part may hold slashes; `undefined`
 * where no visible item has it.
 */
export async function findItem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { definition }: SiteSnapshot,
  slug: string,
): Promise<FoundItem | undefined> {
  const languages = itemLanguages(definition);
  const [, collectionSlug, itemSlug] = /^([^/]+)\/(.+)$/.exec(slug) ?? [];
  if (!collectionSlug || !itemSlug) return undefined;
  const found = await readShownItem(
    { db, clock },
    definition.id,
    and(
      eq(collections.slug, collectionSlug),
      eq(collectionItems.slug, itemSlug),
      isInShownLanguage(languages),
    ),
  );
  if (!found) return undefined;
  const { collection, item } = found;
  const shown = pageOfRow(definition, collection, item);
  if (languages.shown.length < 2) return shown;
  const family = await readFamily({ db, clock }, languages, item);
  const versions = family.map((row) => pageOfVersion(collection, row));
  return { ...shown, page: { ...shown.page, versions } };
}

/** The versions of an item that visitors see, itself among them. */
function readFamily(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  languages: ItemLanguages,
  { siteId, collectionId, id, versionOf }: ItemRow,
): Promise<VersionRow[]> {
  const original = versionOf ?? id;
  return db
    .select({
      id: collectionItems.id,
      slug: collectionItems.slug,
      title: collectionItems.title,
      language: collectionItems.language,
    })
    .from(collectionItems)
    .where(
      and(
        eq(collectionItems.siteId, siteId),
        eq(collectionItems.collectionId, collectionId),
        or(eq(collectionItems.id, original), eq(collectionItems.versionOf, original)),
        isInShownLanguage(languages),
        isShown(new Date(clock())),
      ),
    )
    .orderBy(asc(collectionItems.id));
}

type VersionRow = Pick<ItemRow, 'id' | 'slug' | 'title' | 'language'>;

const idOfPage = (itemId: string) => `page-${itemId}`;

/** A version of an item's page as links to it need it. */
const pageOfVersion = (
  { slug }: Pick<typeof collections.$inferSelect, 'slug'>,
  item: VersionRow,
): PageDefinition => ({
  id: idOfPage(item.id),
  slug: `${slug}/${item.slug}`,
  title: item.title,
  ...(item.language === null ? {} : { language: item.language }),
  sections: [],
});

/** The visible item of a site that meets a condition, with its collection. */
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
  site: SiteSnapshot['definition'],
  collection: typeof collections.$inferSelect,
  row: ItemRow,
): FoundItem {
  const item = contentItem(row, `/${collection.slug}`);
  const hasComments = commentSettings(site.websiteSettings) !== undefined;
  const language = row.language ?? siteLanguage(site);
  const list = collectionInLanguage(site, collection, language);
  const page = itemPage({ collection, list, item, body: row.body, hasComments });
  return { item, page: row.language === null ? page : { ...page, language } };
}

function itemPage({
  collection,
  list,
  item,
  body,
  hasComments,
}: {
  collection: typeof collections.$inferSelect;
  /** The collection as its page in the language of the item has it. */
  list: { title: string; url: string };
  item: ContentItem;
  body: string;
  hasComments: boolean;
}): PageDefinition {
  const { id, title, image, excerpt } = item;
  const fullUrl = `/${collection.slug}`;
  const isDate = item.startsAt !== undefined;
  return {
    id: idOfPage(id),
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
              collectionTitle: list.title,
              collectionUrl: list.url,
              collectionKind: collection.kind,
            },
          },
        ],
      },
      ...(image
        ? [
            {
              id: 'picture',
              // A tall picture beside narrow text keeps its shape; a wide one spans the page.
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
              headerText: list.title,
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
