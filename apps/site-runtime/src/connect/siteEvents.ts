import type { Initialiser } from '../boot/runtime';

/**
 * What a script of the site tells. `(window.plinthEvents ??= []).push(…)` takes it in any order of loading, and does
 * nothing on a site that takes no events.
 */
export type SiteEvent =
  /** A v1 event by the name of its schema ([TRK-11]). */
  | { schema: string; data: Record<string, unknown> }
  /** An event of the older tracker ([TRK-10]). */
  | { event: string; data?: Record<string, unknown> }
  /** An entry of the page's trace ([TRK-9]). */
  | { trace: string; data?: unknown };

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
