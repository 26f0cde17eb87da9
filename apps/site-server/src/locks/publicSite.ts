import type { SiteSnapshot } from '../site/loadSite';
import { siteSubject } from '../site/lock';
import { closeLocked, isAllOpen } from './closeLocked';

/** The public part of a site, for searches and sitemaps. The lock of the whole site counts as open. */
export function publicSite(site: SiteSnapshot): SiteSnapshot {
  const whole = site.whole ?? site;
  return isAllOpen(whole, 0) ? whole : closeLocked(whole, new Set([siteSubject]));
}
