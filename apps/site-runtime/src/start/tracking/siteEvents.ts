import type { Initialiser } from '../../boot/runtime';
import type { SiteEvent } from '../../services/reporting/siteEvent';

declare global {
  interface Window {
    /** Events of the site's scripts: a list until the page is idle, and a transport to the server from then on. */
    plinthEvents?: Pick<SiteEvent[], 'push'> | undefined;
  }
}

/** On the page of a site that tracks landings or events; everything else loads when the page is idle. */
const siteEvents: Initialiser = {
  name: 'site events',
  async start(host) {
    await new Promise<void>(host.whenIdle);
    const { startSiteEvents } = await import('./startSiteEvents');
    return startSiteEvents(host);
  },
};

window.plinth?.register(siteEvents);
