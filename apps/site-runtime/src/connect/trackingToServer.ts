import type { Route } from '@plinth/site-api/contract';
import { createTransport, type Transport, type TransportRequest } from '@plinth/tracking';
import type { Host } from '../boot/host';
import { consent } from './consent';
import { encodeReport } from './encodeReport';

/** The one way out for everything that the page reports: one byte budget, kept by consent. */
export function trackingTransport(host: Host): Transport {
  return host.once('transport', () => {
    const view = host.document.defaultView!;
    const { mayRun } = consent(host);
    return createTransport({
      sendBeacon: view.navigator.sendBeacon?.bind(view.navigator),
      isHidden: () => host.document.visibilityState === 'hidden',
      mayRun: () => mayRun('tracking'),
      // Where the browser denies it, reading throws: the transport goes on without.
      storage: () => (mayRun('storage') ? view.localStorage : undefined),
    });
  });
}

/**
 * Sends a report by the contract's row; nothing on the page waits for its answer.
 * @param more.id makes the report repeatable: the server drops an id that it knows
 */
export function sendReport(
  host: Host,
  route: Route,
  payload: unknown,
  more?: Pick<TransportRequest, 'id' | 'headers'>,
): Promise<number> {
  return trackingTransport(host).post({
    ...encodeReport(route, payload),
    timeoutMs: route.timeout,
    ...more,
  });
}
