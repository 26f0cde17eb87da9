import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-runtime/render';
import type { MiddlewareHandler } from 'hono';
import { readSite } from '../locks/readSite';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { siteStanding } from '../site/siteStanding';
import { isOpenWhileLocked } from './guardLockedSite';
import { pageSentence } from './pageSentence';
import { sendPage } from './sendPage';

/** A site that expired, was removed or sold says so at every address; its owner's area stays open ([RUN-32]). */
export const guardEndedSite: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  if (isOpenWhileLocked(c.req.method, c.req.path)) return next();
  const site = await readSite(c);
  if (siteStanding(site.definition) !== 'ended') return next();
  if (c.req.path.startsWith('/api/')) {
    const error = pageSentence(site.definition, 'page.ended');
    return c.json({ error }, 410, { 'cache-control': 'no-store' });
  }
  return sendPage(c, { site: withoutWays(site), page: endedPage(site) }, { status: 410 });
};

/** Neither navigation nor footer: they lead to pages that do not answer any more. */
function withoutWays(site: SiteSnapshot): SiteSnapshot {
  const { footer: _footer, websiteSettings: _settings, ...definition } = site.definition;
  return { ...site, definition: { ...definition, navigation: [] } };
}

function endedPage({ definition }: SiteSnapshot): PageDefinition {
  const title = pageSentence(definition, 'page.ended');
  const html = `<h1>${title}</h1><p>${pageSentence(definition, 'page.ended.text')}</p>`;
  return {
    ...{ id: 'site-ended', slug: 'site-ended', title, pageType: pageType.notFound },
    sections: [
      { id: 'site-ended', blocks: [{ id: 'site-ended-text', type: 2, settings: { html } }] },
    ],
  };
}
