import { pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../../site/loadSite';
import { specialPage } from './specialPage';
import { translatePage } from '../translatePage';

/**
 * The site's page for missing addresses; without one, its header and footer around two sentences.
 *
 * @param slug the requested address, without its first slash
 */
export const notFoundPage = ({ definition }: SiteSnapshot, slug = ''): PageDefinition =>
  specialPage(definition, { type: pageType.notFound, slug, plain: plainNotFound });

function plainNotFound(site: SiteDefinition): PageDefinition {
  const title = translatePage(site, 'page.notFound');
  const text = translatePage(site, 'page.notFound.text');
  const html = `<h1>${title}</h1><p>${text} <a href="/">${translatePage(site, 'page.first')}</a>.</p>`;
  return {
    id: 'not-found',
    slug: 'not-found',
    title,
    pageType: pageType.notFound,
    sections: [
      { id: 'not-found', blocks: [{ id: 'not-found-text', type: 2, settings: { html } }] },
    ],
  };
}
