import { pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../../site/loadSite';
import { specialPage } from './specialPage';
import { translatePage } from '../translatePage';

/**
 * The site's page for who may not see another one, with its login; where it has none, its header and footer around the
 * login alone.
 *
 * @param slug the address of that page, without its first slash
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
