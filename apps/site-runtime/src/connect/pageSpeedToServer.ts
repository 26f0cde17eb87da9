import { createSiteClient, eventRoutes } from '@plinth/site-api/client';
import { attachPageSpeed, createPageSpeed } from '@plinth/tracking/page-speed';
import type { Detach, Host } from '../boot/host';
import { consent } from './consent';
import { sendReport, trackingTransport } from './trackingToServer';

/** The speed of this page load ([TRK-14], [TRK-15]). Comes late: the browser keeps what happened before. */
export function startPageSpeed(host: Host): Detach {
  const view = host.document.defaultView!;
  const { performanceSettings } = eventRoutes;
  const client = createSiteClient({ calls: { performanceSettings } });
  const pageSpeed = createPageSpeed({
    async loadSettings(signal) {
      const { pageLoadId } = await client.performanceSettings({ signal });
      return { status: 200, pageLoadId: pageLoadId ?? null };
    },
    sendRecords: (text) => sendReport(host, 'sendPerformanceRecords', { payload: text }),
    onError: (error) => host.report(error, 'page speed'),
    mayRun: () => consent(host).mayRun('tracking'),
  });
  const stopWaiting = consent(host).whenAllowed('tracking', pageSpeed.start);
  const stopFlushing = trackingTransport(host).onFlush(pageSpeed.flush);
  const detach = attachPageSpeed(view, { pageSpeed });
  return () => {
    stopWaiting();
    stopFlushing();
    detach();
    pageSpeed.stop();
  };
}
