import type { Host } from '@plinth/site-blocks/host';
import { pageContext, pageCookies } from '@plinth/site-blocks/page';

/** The scope of the last site's cookie ([TRK-3]): the same for writing and for removing it. */
export const lastSiteOptions = (host: Host) => ({
  cookies: pageCookies(host),
  appDomain: pageContext(host).appDomain,
  isSecure: host.document.defaultView!.location.protocol === 'https:',
});
