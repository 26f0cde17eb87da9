import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';

/** A request to the shop, and the site as its visitor may see it. */
export interface ShopVisit {
  c: Context<ServerEnvironment>;
  site: SiteSnapshot;
}
