import { buildCookieBanner } from '@plinth/consent/banner';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent, loadStyleSheets, pageMessages } from '@plinth/site-blocks/page';
import { consentAction } from '@plinth/site-renderer/browser';
import { startBanner } from '../services/consent/startBanner';
import bannerSheet from '@plinth/consent/banner.css?url&no-inline';

/**
 * Builds the cookie banner of a legacy page, which holds the banner's settings but not its HTML ([CNS-8]). Its text is
 * built from an allow-list: the settings hold unchecked HTML.
 *
 * @returns a function that undoes it
 */
export async function fillCookieBanner(host: Host): Promise<Detach> {
  const page = host.document;
  const { pathname, search } = page.defaultView!.location;
  const { settings, decision } = consent(host);
  const banner = buildCookieBanner(page, {
    settings,
    action: consentAction,
    returnTo: pathname + search,
    ...pageMessages(host),
  });
  await loadStyleSheets(page, [bannerSheet]);
  banner.hidden = decision() !== 'none';
  // First in the tab order.
  page.body.prepend(banner);
  const detach = startBanner(host);
  return () => {
    detach();
    banner.remove();
  };
}
