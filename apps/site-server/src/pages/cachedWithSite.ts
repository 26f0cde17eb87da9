import type { Context } from 'hono';
import { cachedWithOrigin } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';

/** Seconds for which a list may be stale. */
const freshFor = 300;

/** Cache rule of a list of the site: a locked site's list is private. */
export const cachedWithSite = (c: Context<ServerEnvironment>, { locks }: SiteSnapshot): string =>
  locks.size > 0 ? 'private, no-cache' : cachedWithOrigin(c, freshFor);
