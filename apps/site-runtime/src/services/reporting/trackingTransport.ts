import type { Route } from '@plinth/site-api/contract';
import { cookieValues } from '@plinth/site-model';
import {
  createTransport,
  refusalsName,
  type Transport,
  type TransportRequest,
} from '@plinth/tracking';
import type { Host } from '@plinth/site-blocks/host';
import { consent, pageCookies } from '@plinth/site-blocks/page';
import { encodeReport } from './encodeReport';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    transport: Transport;
  }
}

/** The only transport for everything that the page reports: one byte budget, under the consent's control. */
export function trackingTransport(host: Host): Transport {
  return host.once('transport', () => {
    const view = host.document.defaultView!;
    const { mayRun } = consent(host);
    const { read, write } = pageCookies(host);
    return createTransport({
      sendBeacon: view.navigator.sendBeacon?.bind(view.navigator),
      isHidden: () => host.document.visibilityState === 'hidden',
      mayRun: () => mayRun('tracking'),
      // Where the browser denies it, reading throws: the transport continues without storage.
      storage: () => (mayRun('storage') ? view.localStorage : undefined),
      // A session's cookie, and only while an address refuses: local storage is slow at a page's start.
      refusals: {
        read: () => cookieValues(read(), refusalsName).at(-1) ?? '',
        write(text) {
          if (text === '' || mayRun('storage'))
            write(`${refusalsName}=${text}; Path=/; SameSite=Lax${text ? '' : '; Max-Age=0'}`);
        },
      },
    });
  });
}

/**
 * Sends a report by the contract's row; nothing on the page waits for its answer. An id makes it repeatable: the server
 * drops an id that it knows.
 */
export function sendReport(
  host: Host,
  route: Route,
  { payload, ...more }: { payload: unknown } & Pick<TransportRequest, 'id' | 'headers'>,
): Promise<number> {
  return trackingTransport(host).post({
    ...encodeReport(route, payload),
    timeoutMs: route.timeout,
    ...more,
  });
}
