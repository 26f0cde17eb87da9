import { pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../../site/loadSite';
import { specialPage } from './specialPage';
import { translatePage } from '../translatePage';

/**
 * The site's page for visitors who may not see another page, with its login; without one, its header and footer around
 * the login alone.
 *
 * @param slug the address of the denied page, without its first slash
 */
export const deniedPage = ({ definition }: SiteSnapshot, slug = ''): PageDefinition =>
  specialPage(definition, { type: pageType.memberAreaAccessDenied, slug, plain: plainDenied });

const plainDenied = (site: SiteDefinition): PageDefinition => ({
  id: 'access-denied',
  slug: 'access-denied',
  title: translatePage(site, 'page.denied'),
  pageType: pageType.memberAreaAccessDenied,
  sections: [],
});
