import { blockType, contentRecordType } from '@plinth/site-model';
import { blocksOf, type PageDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../site/loadSite';
import { slugOf } from '../site/slugOf';

interface ShownOnPage {
  formId?: string;
  recordType?: string;
}

/** The facts of a hit about its page, by the content of the page ([TRK-6]). */
export function shownOnPage(
  { pageBySlug }: Pick<SiteSnapshot, 'pageBySlug'>,
  pagePath: unknown,
): ShownOnPage {
  const page = pageBySlug.get(slugOf(typeof pagePath === 'string' ? pagePath : ''));
  if (!page) return {};
  const formId = formOfPage(page);
  const recordType = recordTypeOfPage(page);
  return { ...(formId ? { formId } : {}), ...(recordType ? { recordType } : {}) };
}

/** The form of a page; `undefined` where it has none, or several. */
function formOfPage(page: PageDefinition): string | undefined {
  const ids = blocksOf(page).flatMap(({ settings }) => {
    const id = settings?.['formId'];
    return typeof id === 'string' && id ? [id] : [];
  });
  return new Set(ids).size === 1 ? ids[0] : undefined;
}

const typeOfBlock: Readonly<Record<number, string>> = {
  [blockType.audio]: contentRecordType.audio,
  [blockType.album]: contentRecordType.audio,
  [blockType.image]: contentRecordType.image,
  [blockType.gallery]: contentRecordType.image,
  [blockType.video]: contentRecordType.video,
};

/**
 * The name of an item's page in analytics ([MOD-9]), by its first sound, picture or video; several kinds of them make
 * it a portfolio item. Any other page has no name there.
 */
function recordTypeOfPage(page: PageDefinition): string | undefined {
  if (!page.item) return undefined;
  const types = new Set(blocksOf(page).flatMap(({ type }) => typeOfBlock[type] ?? []));
  return types.size > 1 ? contentRecordType.portfolioItem : [...types][0];
}
