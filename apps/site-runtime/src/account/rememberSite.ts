import { writeLastSite } from '@plinth/tracking/census';
import type { Host } from '@plinth/site-blocks/host';
import { pageContext } from '@plinth/site-blocks/page';
import { lastSiteOptions } from './lastSiteOptions';

/** Stores the site on which its account works, until it logs out ([TRK-3]). */
export function rememberSite(host: Host): void {
  const { identifier } = pageContext(host).website;
  if (identifier) writeLastSite({ identifier }, lastSiteOptions(host));
}
