import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-runtime/render';
import type { SiteSnapshot } from '../../site/loadSite';
import { translatePage } from '../translatePage';

/**
 * The site's page for who may not see another one, with its login; where it has none, its header and footer around the
 * login alone.
 */
export const deniedPage = ({ definition }: SiteSnapshot): PageDefinition =>
  definition.pages.find((page) => page.pageType === pageType.memberAreaAccessDenied) ?? {
    id: 'access-denied',
    slug: 'access-denied',
    title: translatePage(definition, 'page.denied'),
    pageType: pageType.memberAreaAccessDenied,
    sections: [],
  };
