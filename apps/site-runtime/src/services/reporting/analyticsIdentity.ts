import { createAnalyticsIdentity, type AnalyticsIdentity } from '@plinth/tracking';
import type { Host } from '@plinth/site-blocks/host';
import { consent, pageCookies } from '@plinth/site-blocks/page';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'analytics identity': AnalyticsIdentity;
  }
}

/** The identity that is measured ([TRK-4]): kept on the device only as far as consent and the site's settings let it be known again. */
export function analyticsIdentity(host: Host): AnalyticsIdentity {
  return host.once('analytics identity', () => {
    const view = host.document.defaultView!;
    const { mayRun } = consent(host);
    return createAnalyticsIdentity({
      cookies: pageCookies(host),
      location: view.location,
      localStorage: () => view.localStorage,
      sessionStorage: () => view.sessionStorage,
      mayStore: () => mayRun('storage') && mayRun('visitorData'),
      isSecure: view.location.protocol === 'https:',
    });
  });
}
