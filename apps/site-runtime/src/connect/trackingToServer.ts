import type { Route } from '@plinth/site-api/contract';
import { quietly } from '@plinth/site-model';
import {
  attachTransport,
  createTransport,
  type Transport,
  type TransportRequest,
} from '@plinth/tracking';
import type { Detach, Host } from '../boot/host';
import { consent } from './consent';
import { encodeReport } from './encodeReport';

/** The one way out for everything that the page reports: one byte budget, kept by consent. */
export function trackingTransport(host: Host): Transport {
  return host.once('transport', () => {
    const view = host.document.defaultView!;
    const store = consent(host);
    return createTransport({
      sendBeacon: view.navigator.sendBeacon?.bind(view.navigator),
      isHidden: () => host.document.visibilityState === 'hidden',
      mayRun: () => store.mayRun('tracking'),
      storage: () => (store.mayRun('storage') ? quietly(() => view.localStorage) : undefined),
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

/** Follows the page's life; must start after the senders, so that they hand over first. */
export function startTrackingToServer(host: Host): Detach {
  const transport = trackingTransport(host);
  const stopListening = consent(host).subscribe(({ permissions }) => {
    if (!permissions.tracking) transport.discard();
  });
  const detach = attachTransport(host.document.defaultView!, { transport });
  return () => {
    detach();
    stopListening();
  };
}
