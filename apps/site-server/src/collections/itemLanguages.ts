import { shownLanguages, siteLanguage, type SiteDefinition } from '@plinth/site-model/definition';
import { itemStatus } from '@plinth/site-model';
import { inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { collectionItems } from '../database/schema/index';

/** The languages of a site for its lists of items. */
export interface ItemLanguages {
  /** The language of items without one. */
  own: string;
  /** Those that visitors are shown, the site's own among them. */
  shown: readonly string[];
  /** That of the page that lists the items. */
  asked: string;
}

/** @param asked the language of the page that lists the items */
export function itemLanguages(
  site: Pick<SiteDefinition, 'locale' | 'languages'>,
  asked = siteLanguage(site),
): ItemLanguages {
  return { own: siteLanguage(site), shown: shownLanguages(site), asked };
}

/** The items in a language that visitors are shown ([SRV-185]). */
export const isInShownLanguage = ({ shown }: Pick<ItemLanguages, 'shown'>): SQL =>
  or(isNull(collectionItems.language), inArray(collectionItems.language, [...shown]))!;

/**
 * The items that a page in a language lists: those in it, and each original without a visible version in that language.
 */
export function isListedIn({ own, shown, asked }: ItemLanguages, now: Date): SQL {
  const inShown = isInShownLanguage({ shown });
  if (shown.length < 2) return inShown;
  const { siteId, collectionId, id, language, versionOf } = collectionItems;
  const statuses = sql.raw([itemStatus.published, itemStatus.scheduled].join(', '));
  const hasVersion = sql`exists (
    select 1 from ${collectionItems} as version
    where version.site_id = ${siteId} and version.collection_id = ${collectionId}
      and version.version_of = ${id} and coalesce(version.language, ${own}) = ${asked}
      and version.status in (${statuses}) and version.published_at <= ${now.toISOString()}::timestamptz)`;
  return sql`(${inShown} and (coalesce(${language}, ${own}) = ${asked} or (${versionOf} is null and not ${hasVersion})))`;
}
