import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../site/loadSite';
import { translatePage } from './translatePage';

/** The site's page around the password form; without one, the form alone. */
export const lockScreen = ({ definition }: SiteSnapshot): PageDefinition =>
  definition.pages.find((page) => page.pageType === pageType.lockScreen) ?? {
    id: 'lock-screen',
    slug: 'lock-screen',
    title: translatePage(definition, 'page.locked'),
    pageType: pageType.lockScreen,
    sections: [],
  };
