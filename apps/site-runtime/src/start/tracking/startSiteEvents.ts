import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent, pageFacts } from '@plinth/site-blocks/page';
import type { SiteEvent } from '../../services/reporting/siteEvent';
import { trackingSettings } from '@plinth/site-renderer/browser';

/**
 * Maximum number of events that wait for their file; a script that sends more in that time does not report about
 * people.
 */
const maxWaiting = 100;

/**
 * Takes over the events of the site's scripts, and loads the module that sends them when tracking may run ([TRK-17]).
 * Events before that are dropped.
 */
export function startSiteEvents(host: Host): Detach {
  const view = host.document.defaultView!;
  const { mayRun, subscribe, whenAllowed } = consent(host);
  const { isLandingTracked, areEventsTracked } = trackingSettings(pageFacts(host).websiteSettings);
  // Read now: until the visitor agrees, another page may have become current.
  const landedAt = new URL(host.document.location.href);
  let waiting: SiteEvent[] = [];
  let send: ((event: SiteEvent) => void) | undefined;
  let isGone = false;

  function push(...events: SiteEvent[]): number {
    for (const event of events) {
      if (send) send(event);
      else if (mayRun('tracking') && waiting.length < maxWaiting) waiting.push(event);
    }
    return waiting.length;
  }

  if (areEventsTracked) {
    const { plinthEvents: earlier } = view;
    view.plinthEvents = { push };
    if (Array.isArray(earlier)) push(...(earlier as SiteEvent[]));
  }
  let stop = whenAllowed('tracking', () => {
    import('../../connect/siteEventsToServer').then(
      ({ startSiteEventsToServer }) => {
        if (isGone) return;
        const started = startSiteEventsToServer(host, isLandingTracked ? landedAt : undefined);
        ({ stop, send } = started);
        for (const event of waiting) send(event);
        waiting = [];
      },
      (error: unknown) => host.report(error, 'site events'),
    );
  });
  const unsubscribe = subscribe(({ permissions }) => {
    if (!permissions.tracking) waiting = [];
  });
  return () => {
    isGone = true;
    unsubscribe();
    if (areEventsTracked) delete view.plinthEvents;
    stop();
  };
}
