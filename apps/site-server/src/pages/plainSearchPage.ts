import { blockType, pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../site/loadSite';
import { translatePage } from './translatePage';

/** Where a site has no search page of its own: its header and footer around the search. */
const plainSearch = (site: SiteDefinition): PageDefinition => ({
  id: 'search',
  slug: 'search',
  title: translatePage(site, 'page.search'),
  pageType: pageType.search,
  sections: [
    {
      id: 'search',
      width: 'narrow',
      space: 'tight',
      blocks: [{ id: 'search', type: blockType.search, settings: {} }],
    },
  ],
});

/** The page of `/search`. */
export const plainSearchPage = ({ definition }: SiteSnapshot): PageDefinition =>
  definition.pages.find((page) => page.pageType === pageType.search) ?? plainSearch(definition);
