import { reportRoutes } from '@plinth/site-api/client';
import { attachPageSpeed, createPageSpeed, type SpeedSettings } from '@plinth/tracking/page-speed';
import type { Detach, Host } from '../boot/host';
import { consent, sendReport } from '../boot/startPage';

/** The speed of this page load ([TRK-14], [TRK-15]). Comes late: the browser keeps what happened before. */
export function measurePageSpeed(host: Host): Detach {
  const view = host.document.defaultView!;
  const pageSpeed = createPageSpeed({
    loadSettings: (signal) => loadSettings(view, signal),
    sendRecords: (text) => sendReport(host, reportRoutes.sendPerformanceRecords, text),
    onError: (error) => host.report(error, 'page speed'),
    mayRun: () => consent(host).mayRun('tracking'),
  });
  pageSpeed.start();
  const detach = attachPageSpeed(view, { pageSpeed });
  return () => {
    detach();
    pageSpeed.stop();
  };
}

/** One small question without a token or a second try: the whole client would weigh more than the collector. */
async function loadSettings(view: Window, signal: AbortSignal): Promise<SpeedSettings> {
  const { path, method } = reportRoutes.performanceSettings;
  const response = await view
    .fetch(path, { method, signal, credentials: 'omit' })
    .catch(() => null);
  if (!response?.ok) return { status: response?.status ?? 0 };
  return { ...((await response.json()) as Partial<SpeedSettings>), status: 200 };
}
