import { eventRoutes } from '@plinth/site-api/client';
import { createEventTracker, recordLanding, type Landing } from '@plinth/tracking';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { analyticsIdentity } from '../services/reporting/analyticsIdentity';
import { consent, pageFacts } from '@plinth/site-blocks/page';
import { eventRecorder } from './eventToServer';
import { mayTrack } from '../services/consent/mayTrack';
import type { SiteEvent } from '../services/reporting/siteEvent';
import { pageTracer } from '../services/reporting/pageTracer';
import { sendReport } from '../services/reporting/trackingTransport';

export interface SiteEvents {
  /** Sends one event by its sender, if this page may be tracked now. */
  send(event: SiteEvent): void;
  stop: Detach;
}

/**
 * Everything that the scripts of a site report ([TRK-9] to [TRK-11]), and where its visitor landed ([TRK-12]).
 * @param landedAt the first address of this document; without it no landing is reported
 */
export function startSiteEventsToServer(host: Host, landedAt: URL | undefined): SiteEvents {
  const view = host.document.defaultView!;
  const { mayRun, subscribe, whenAllowed } = consent(host);
  const identity = analyticsIdentity(host);
  const mayRunHere = () => mayTrack(host);
  const tracker = createEventTracker({
    send: (payload) => sendReport(host, eventRoutes.sendAnalyticsEvent, { payload }),
    analyticsId: identity.analyticsId,
    commonData: () => {
      const { website, templateId } = pageFacts(host);
      return {
        websiteId: website?.id,
        templateId,
        sessionId: identity.sessionId(),
        userAgent: mayRun('visitorData') ? view.navigator.userAgent : undefined,
        url: view.location.href,
        title: host.document.title,
        referrer: host.document.referrer,
      };
    },
    mayRun: mayRunHere,
  });
  const record = eventRecorder(host);

  /** An invalid event is reported to the developer, and affects neither the page nor other events. */
  function send(event: SiteEvent): void {
    try {
      if ('schema' in event) tracker.track(event.schema, event.data).catch(warn);
      else if ('event' in event) record(event.event, event.data ?? {});
      else if (typeof event.trace !== 'string') warn('no payload');
      // A copy of the current value: otherwise a value that JSON cannot represent would fail only when the whole trace
      // is sent.
      else if (mayRunHere())
        pageTracer(host).trace(event.trace, JSON.parse(JSON.stringify(event.data ?? null)));
    } catch (error) {
      warn(error);
    }
  }

  const ending = new AbortController();
  /** A query, which the transport does not send: it is sent at once, and a withdrawal aborts it. */
  function sendLanding(landing: Landing): void {
    const query = new URLSearchParams(
      Object.entries(landing).map(([name, value]) => [name, `${value}`]),
    );
    view
      .fetch(`${eventRoutes.trackLanding.path}?${query}`, {
        keepalive: true,
        signal: ending.signal,
      })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
  // The visitor may have changed their decision while this file loaded, and may change it again.
  const stopWaiting = whenAllowed('tracking', () => {
    if (landedAt)
      recordLanding(view, {
        send: sendLanding,
        landedAt,
        isFirstLanding: identity.isFirstLanding,
        // Where nothing may be stored, each page would be the first.
        mayRun: () => mayRunHere() && mayRun('visitorData'),
      });
  });
  const unsubscribe = subscribe(({ permissions }) => {
    if (!permissions.tracking) ending.abort();
  });
  return {
    send,
    stop() {
      stopWaiting();
      unsubscribe();
      ending.abort();
    },
  };
}

/** The console notifies the developer of the script; the page continues. */
const warn = (error: unknown) => console.warn('[plinth] site events:', error);
