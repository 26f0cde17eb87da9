import type { Initialiser } from '../../boot/runtime';
import type { SiteEvent } from '../../services/reporting/siteEvent';

declare global {
  interface Window {
    /** Events of the site's scripts: a list until the page is quiet, and a way to the server from then on. */
    plinthEvents?: Pick<SiteEvent[], 'push'> | undefined;
  }
}

/** On the page of a site that tracks landings or events; everything else comes when the page is quiet. */
const siteEvents: Initialiser = {
  name: 'site events',
  async start(host) {
    await new Promise<void>(host.whenIdle);
    const { startSiteEvents } = await import('./startSiteEvents');
    return startSiteEvents(host);
  },
};

window.plinth?.register(siteEvents);
