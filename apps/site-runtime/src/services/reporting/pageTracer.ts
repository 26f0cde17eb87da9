import { eventRoutes } from '@plinth/site-api/client';
import { createTracer, type Tracer } from '@plinth/tracking';
import type { Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import { sendReport, trackingTransport } from './trackingTransport';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    trace: Tracer;
  }
}

/** The page's one tracer ([TRK-9]). Its entries are sent together, and forgotten when consent is withdrawn. */
export function pageTracer(host: Host): Tracer {
  return host.once('trace', () => {
    const { mayRun, subscribe } = consent(host);
    const tracer = createTracer({
      send: (data) => sendReport(host, eventRoutes.recordTrace, { payload: { data } }),
      pageUrl: () => host.document.location.href,
      mayRun: () => mayRun('tracking'),
    });
    trackingTransport(host).onFlush(tracer.flush);
    subscribe(({ permissions }) => {
      if (!permissions.tracking) tracer.clear();
    });
    return tracer;
  });
}
