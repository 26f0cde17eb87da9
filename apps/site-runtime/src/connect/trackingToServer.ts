import { censusRoutes, reportRoutes } from '@plinth/site-api/client';
import type { CallPayload, Route } from '@plinth/site-api/contract';
import { attachTransport, createTransport, type Transport } from '@plinth/tracking';
import type { Detach, Host } from '../boot/host';
import { consent } from './consent';
import { encodeReport } from './encodeReport';
import { readStorage } from './readStorage';

/** The calls that only report: nothing on the page waits for their answer. */
const routes = { ...censusRoutes, ...reportRoutes };
export type ReportName = Exclude<keyof typeof routes, 'performanceSettings'>;

/** The one way out for everything that the page reports: one byte budget, kept by consent. */
export function trackingTransport(host: Host): Transport {
  return host.once('transport', () => {
    const view = host.document.defaultView!;
    const store = consent(host);
    return createTransport({
      sendBeacon: view.navigator.sendBeacon?.bind(view.navigator),
      isHidden: () => host.document.visibilityState === 'hidden',
      mayRun: () => store.mayRun('tracking'),
      storage: () => (store.mayRun('storage') ? readStorage(() => view.localStorage) : undefined),
    });
  });
}

/**
 * Sends a report by the contract's row.
 * @param id makes the report repeatable: the server drops an id that it knows
 */
export function sendReport<Name extends ReportName>(
  host: Host,
  name: Name,
  {
    payload,
    id,
    headers,
  }: { payload: CallPayload<Name>; id?: string | undefined; headers?: Record<string, string> },
): Promise<number> {
  const route: Route = routes[name];
  return trackingTransport(host).post({
    ...encodeReport(route, payload),
    headers,
    timeoutMs: route.timeout,
    id,
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
