import type { SiteSnapshot } from '../site/loadSite';
import { siteSubject } from '../site/lock';
import { closeLocked, isAllOpen } from './closeLocked';

/** The site as everybody may know it: what stands in a search or in a sitemap. The lock of the whole site is open. */
export function publicSite(site: SiteSnapshot): SiteSnapshot {
  const whole = site.whole ?? site;
  return isAllOpen(whole, 0) ? whole : closeLocked(whole, new Set([siteSubject]));
}
