import { ignoreErrors } from '@plinth/site-model';
import { pageClock, type Clock } from './clock';
import { splitByBytes } from './splitByBytes';

/** The metrics of a page; each has its own sampling rate [TRK-15]. */
export type MetricKey = 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB' | 'load' | 'dom' | 'user';

/**
 * One measured value. A later record with the same id replaces the earlier one, because CLS and INP
 * grow during the visit.
 */
export interface SpeedRecord {
  id: string;
  type: 'pageSpeed' | 'userTiming';
  name: string;
  /** Milliseconds; for CLS a score. */
  value: number;
  /** Milliseconds after the start of the page. */
  start?: number | undefined;
  /** `navigate`, `back-forward-cache`, `soft-navigation` … */
  navigationType?: string | undefined;
}

/** The content of a batch's text. */
export interface SpeedBatch {
  /**
   * `null` if the page was left before the settings arrived, which are requested 2 s after the
   * start.
   */
  pageLoadId: string | null;
  records: SpeedRecord[];
}

export interface SpeedSettings {
  status: number;
  pageLoadId?: string | null | undefined;
  /** Shares of page loads, 0 to 1, in which a metric is recorded. @default 1 for each */
  sampling?: Partial<Record<MetricKey, number>> | undefined;
}

export interface PageSpeedOptions {
  /** Requests this load's id from the server. Aborted after 30 s. */
  loadSettings: (signal: AbortSignal) => Promise<SpeedSettings>;
  /** Sends a batch as text, by beacon or request; a failure is ignored. */
  sendRecords: (text: string) => unknown;
  /** Called with errors of the settings call, for the error reporter. */
  onError: (error: Error) => void;
  /** Checked before every batch. @default always */
  mayRun?: (() => boolean) | undefined;
  /** Time and timers. @default the browser's */
  clock?: Clock | undefined;
  /** Numbers from 0 to 1. @default Math.random */
  random?: (() => number) | undefined;
}

export interface PageSpeed {
  /** To be called when the page has loaded: the 30 s and 60 s count from here. */
  loaded(): void;
  /** Stores a value; the latest value of an id is sent. */
  record(key: MetricKey, record: Omit<SpeedRecord, 'type'>): void;
  /** Sends new values. */
  flush(): void;
  /** Stops requests and batches; unsent values are dropped. */
  stop(): void;
}

/**
 * Before 30 s only a page that is left sends values, so the settings call can wait and does not
 * compete with the page's start.
 */
const settingsAfterMs = 2000;
/** [TRK-14] */
const settingsTimeoutMs = 30_000;
/** After load [TRK-15]. */
const firstFlushMs = 30_000;
/** Maximum wait for a late metric [TRK-15]; later values are sent when the page is hidden. */
const metricWaitMs = 60_000;
/** Maximum per batch: a page may measure in a loop, which must not displace the metrics. */
const maxRecords = 100;

/**
 * Collects the speed of one page load and sends it in batches [TRK-14], [TRK-15]. The settings are
 * requested 2 s after this call.
 *
 * @example
 * ```ts
 * import { createPageSpeed } from '@plinth/tracking/page-speed';
 *
 * const pageSpeed = createPageSpeed({
 *   loadSettings: async (signal) => (await fetch('/speed', { signal })).json(),
 *   sendRecords: (text) => navigator.sendBeacon('/speed', text),
 *   onError: (error) => console.error(error),
 * });
 * ```
 */
export function createPageSpeed({
  loadSettings,
  sendRecords,
  onError,
  mayRun = () => true,
  clock = pageClock,
  random = Math.random,
}: PageSpeedOptions): PageSpeed {
  const fresh = new Map<string, [key: MetricKey, record: SpeedRecord]>();
  /**
   * One random number for the whole page load: a metric is recorded throughout it or not at all.
   */
  const draw = random();
  let sampling: SpeedSettings['sampling'];
  let pageLoadId: string | null = null;
  // Checked by the timers, which are never cleared.
  let isOff = false;

  const isSampled = (key: MetricKey) => draw < (sampling?.[key] ?? 1);

  async function ask(): Promise<void> {
    if (isOff || !mayRun()) return;
    const controller = new AbortController();
    clock.setTimeout(() => {
      fail('Metric settings request timeout');
      controller.abort();
    }, settingsTimeoutMs);
    // A thrown value replaces the status.
    const settings: Omit<SpeedSettings, 'status'> & { status: unknown } = await loadSettings(
      controller.signal,
    ).catch((status: unknown) => ({ status }));
    const { status } = settings;
    // Status 0: no connection, or the page is being left. This is not an error to report.
    if (status === 0) isOff = true;
    else if (status !== 200) fail(`Metric settings request failed: ${String(status)}`);
    else if (!settings.pageLoadId) fail('Unable to resolve pageLoadId');
    else ({ pageLoadId, sampling } = settings);
  }

  function fail(message: string): void {
    if (isOff || pageLoadId) return;
    isOff = true;
    ignoreErrors(() => onError(new Error(message)));
  }

  const flush = () =>
    void ignoreErrors(() => {
      if (isOff || !mayRun()) return;
      // The server's sampling rates may have arrived after the first values.
      const records = [...fresh.values()].flatMap(([key, record]) =>
        isSampled(key) ? record : [],
      );
      fresh.clear();
      for (const part of splitByBytes(records)) {
        const batch: SpeedBatch = { pageLoadId, records: part };
        ignoreErrors(() => sendRecords(JSON.stringify(batch)));
      }
    });

  clock.setTimeout(() => void ask(), settingsAfterMs);
  return {
    loaded() {
      for (const delay of [firstFlushMs, metricWaitMs])
        clock.setTimeout(() => pageLoadId && flush(), delay);
    },
    record(key, record) {
      if (!Number.isFinite(record.value) || !isSampled(key)) return;
      if (key === 'user' && fresh.size >= maxRecords && !fresh.has(record.id)) return;
      const type = key === 'user' ? 'userTiming' : 'pageSpeed';
      fresh.set(record.id, [key, { type, ...record }]);
    },
    flush,
    stop() {
      isOff = true;
    },
  };
}
