import { ignoreErrors } from '@plinth/site-model';
import { pageClock, type Clock } from './clock';
import { splitByBytes } from './splitByBytes';

/** The metrics of a page; each has its own sampling rate [TRK-15]. */
export type MetricKey = 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB' | 'load' | 'dom' | 'user';

/** One measured value. A later record with the same id replaces the earlier one: CLS and INP grow with the visit. */
export interface SpeedRecord {
  id: string;
  type: 'pageSpeed' | 'userTiming';
  name: string;
  /** Milliseconds; of CLS a score. */
  value: number;
  /** Milliseconds after the start of the page. */
  start?: number | undefined;
  /** `navigate`, `back-forward-cache`, `soft-navigation` … */
  navigationType?: string | undefined;
}

/** The content of a batch's text. */
export interface SpeedBatch {
  /** `null` where the page went before the settings came: they are asked for 2 s after the start. */
  pageLoadId: string | null;
  records: SpeedRecord[];
}

export interface SpeedSettings {
  status: number;
  pageLoadId?: string | null | undefined;
  /** Shares of page loads, 0 to 1, in which the server wants a metric recorded. @default 1 for each */
  sampling?: Partial<Record<MetricKey, number>> | undefined;
}

export interface PageSpeedOptions {
  /** Asks the server for this load's id. Aborted after 30 s. */
  loadSettings: (signal: AbortSignal) => Promise<SpeedSettings>;
  /** Sends a batch as text, by beacon or request; its failure is ignored. */
  sendRecords: (text: string) => unknown;
  /** Receives what went wrong with the settings: the error reporter. */
  onError: (error: Error) => void;
  /** Asked before every sending. @default always */
  mayRun?: (() => boolean) | undefined;
  /** Time and timers. @default the browser's */
  clock?: Clock | undefined;
  /** Numbers from 0 to 1. @default Math.random */
  random?: (() => number) | undefined;
}

export interface PageSpeed {
  /** The page has loaded: from here the 30 s and 60 s count. */
  loaded(): void;
  /** Keeps a value; the latest of its id is sent. */
  record(key: MetricKey, record: Omit<SpeedRecord, 'type'>): void;
  /** Sends what is new. */
  flush(): void;
  /** Nothing is asked or sent any more; unsent values never are. */
  stop(): void;
}

/** Nothing can be sent before 30 s but by a page that goes: the question does not take part in the page's start. */
const settingsAfterMs = 2000;
/** [TRK-14] */
const settingsTimeoutMs = 30_000;
/** After load [TRK-15]. */
const firstFlushMs = 30_000;
/** Time that a late metric is waited for [TRK-15]; later ones are sent when the page is hidden. */
const metricWaitMs = 60_000;
/** In one batch: a page may measure in a loop, which must not cost the metrics their place. */
const maxRecords = 100;

/**
 * Collects the speed of one page load and sends it in batches [TRK-14], [TRK-15]. The settings are asked for 2 s after
 * this call.
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
  /** One draw for the whole page load: a metric is recorded throughout it or not at all. */
  const draw = random();
  let sampling: SpeedSettings['sampling'];
  let pageLoadId: string | null = null;
  // The timers look at it and are never cleared: once it is off they do nothing.
  let isOff = false;

  const isSampled = (key: MetricKey) => draw < (sampling?.[key] ?? 1);

  async function ask(): Promise<void> {
    if (isOff || !mayRun()) return;
    const controller = new AbortController();
    clock.setTimeout(() => {
      fail('Metric settings request timeout');
      controller.abort();
    }, settingsTimeoutMs);
    // The thrown value stands where the status would.
    const settings: Omit<SpeedSettings, 'status'> & { status: unknown } = await loadSettings(
      controller.signal,
    ).catch((status: unknown) => ({ status }));
    const { status } = settings;
    // Status 0: no connection, or the page is going. Nobody is to blame, and nobody listens.
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
      // The server's sampling may have come after the first values.
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
