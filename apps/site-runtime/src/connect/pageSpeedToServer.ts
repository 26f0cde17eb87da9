import type { reportRoutes } from '@plinth/site-api/client';
import { attachPageSpeed, createPageSpeed, type SpeedSettings } from '@plinth/tracking/page-speed';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { mayTrack } from '../services/consent/mayTrack';
import { sendReport } from '../services/reporting/trackingTransport';

type Routes = typeof reportRoutes;

// Their types are those of the contract. An import of its rows would also load code that only the client needs.
const settingsPath: Routes['performanceSettings']['path'] = '/api/1/performance/settings';
const recordsRoute: Routes['sendPerformanceRecords'] = {
  method: 'POST',
  path: '/api/1/performance/records',
  encoding: 'text',
  ignoresFailure: true,
};

/**
 * The speed of this page load ([TRK-14], [TRK-15]), where it may be tracked at all ([TRK-5]). Starts late: the browser
 * keeps the earlier entries.
 */
export function startPageSpeed(host: Host): Detach {
  const view = host.document.defaultView!;
  const pageSpeed = createPageSpeed({
    // One small request without a token or a retry: the whole client would be larger than the collector.
    async loadSettings(signal) {
      const response = await view
        .fetch(settingsPath, { signal, credentials: 'omit' })
        .catch(() => null);
      if (!response?.ok) return { status: response?.status ?? 0 };
      return { ...((await response.json()) as Partial<SpeedSettings>), status: 200 };
    },
    sendRecords: (payload) => sendReport(host, recordsRoute, { payload }),
    onError: (error) => host.report(error, 'page speed'),
    mayRun: () => mayTrack(host),
  });
  const detach = attachPageSpeed(view, { pageSpeed });
  return () => {
    detach();
    pageSpeed.stop();
  };
}
