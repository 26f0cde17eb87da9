import { pageLanguage } from '@plinth/site-model/definition';
import { zoneOfSite } from '@plinth/site-model/time';
import {
  findRenderer,
  blocksOf,
  type NeedContext,
  type ContentNeed,
  type BlockDefinition,
  type PageDefinition,
  type SiteDefinition,
} from '@plinth/site-blocks/rendering';

export interface ContentNeedsInput {
  site: SiteDefinition;
  page: PageDefinition;
  url: URL;
  now: number;
  /** @default every block of the page */
  blocks?: readonly BlockDefinition[];
}

/**
 * The data that the server must load before it can render these blocks, by block id. Broken
 * settings need none.
 */
export function contentNeeds({
  site,
  page,
  url,
  now,
  blocks = blocksOf(page),
}: ContentNeedsInput): Map<string, ContentNeed> {
  const needs = new Map<string, ContentNeed>();
  const context: NeedContext = {
    page,
    url,
    now,
    timeZone: zoneOfSite(site),
    locale: pageLanguage(site, page),
  };
  for (const block of blocks) {
    const settings: unknown = block.settings ?? {};
    try {
      const need = findRenderer(block)?.needs?.(
        Object(settings) as Record<string, unknown>,
        context,
        block,
      );
      if (need) needs.set(block.id, need);
    } catch {
      // Rendering the block reports the problem.
    }
  }
  return needs;
}
