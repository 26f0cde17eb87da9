import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../site/loadSite';
import { translatePage } from './translatePage';

/**
 * The page of a site that has ended.
 *
 * @param sent whether it answers a form that was sent from an earlier page, and stored
 */
export function endedPage(
  { definition }: Pick<SiteSnapshot, 'definition'>,
  { sent = false } = {},
): PageDefinition {
  const title = translatePage(definition, 'page.ended');
  const text = translatePage(definition, 'page.ended.text');
  const arrived = sent
    ? `<p role="status">${translatePage(definition, 'page.ended.sent')}</p>`
    : '';
  const html = `<h1>${title}</h1>${arrived}<p>${text}</p>`;
  return {
    id: 'site-ended',
    slug: 'site-ended',
    title,
    pageType: pageType.notFound,
    sections: [
      { id: 'site-ended', blocks: [{ id: 'site-ended-text', type: 2, settings: { html } }] },
    ],
  };
}
