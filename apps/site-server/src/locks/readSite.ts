import type { Context } from 'hono';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { siteAvailability } from '../site/siteAvailability';
import { closeLocked, isAllOpen } from './closeLocked';
import { openedLocks } from './unlockCookie';

type RequestContext = Context<ServerEnvironment>;

/**
 * The site for the current request: without the parts that are locked and not unlocked by this browser. Accounts with a
 * role on the site see all of it. A site that has ended has no links to its pages. Every answer to a visitor begins
 * here; `services.site` is for the owner's area and for code that needs the site's identity alone.
 */
export function readSite(c: RequestContext): Promise<SiteSnapshot> {
  const begun = c.get('visitedSite') ?? readVisited(c);
  c.set('visitedSite', begun);
  return begun;
}

async function readVisited(c: RequestContext): Promise<SiteSnapshot> {
  const site = await readOpen(c);
  return siteAvailability(site.definition) === 'ended' ? withoutLinks(site) : site;
}

/** Neither navigation nor footer: their links lead to pages that do not answer any more. */
function withoutLinks(site: SiteSnapshot): SiteSnapshot {
  const { footer: _footer, websiteSettings: _settings, ...definition } = site.definition;
  return { ...site, definition: { ...definition, navigation: [] } };
}

async function readOpen(c: RequestContext): Promise<SiteSnapshot> {
  const whole = await c.get('services').site.read();
  if (isAllOpen(whole, 0)) return whole;
  const opened = openedLocks(c, whole);
  if (isAllOpen(whole, opened.size)) return whole;
  const isOfSite = Boolean((await readSession(c))?.account.roles.length);
  return isOfSite ? whole : closeLocked(whole, opened);
}

/** The same without a query: signed-in accounts count as visitors. */
export const lastSite = (c: RequestContext): SiteSnapshot | undefined => {
  const whole = c.get('services').site.last();
  return whole && !isAllOpen(whole, 0) ? closeLocked(whole, openedLocks(c, whole)) : whole;
};
