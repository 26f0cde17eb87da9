import { pageClock, type Clock } from './clock';
import { quietly } from './quietly';

/** What is measured of a page; each has its own sampling rate [TRK-15]. */
export type MetricKey = 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'load' | 'dom' | 'user';

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

/** What a batch looks like inside its text. */
export interface SpeedBatch {
  /** `null` where the page went before the settings came. */
  pageLoadId: string | null;
  records: SpeedRecord[];
}

export interface SpeedSettings {
  status: number;
  pageLoadId?: string | null | undefined;
  /** Shares of page loads, 0 to 1, that the server asks for. */
  sampling?: Partial<Record<MetricKey, number>> | undefined;
}

export interface PageSpeedOptions {
  /** Asks the server for this load's id. Aborted after 30 s. */
  loadSettings: (signal: AbortSignal) => Promise<SpeedSettings>;
  /** Sends a batch as text, by beacon or request; its failure is ignored. */
  sendRecords: (text: string) => unknown;
  /** Receives what went wrong with the settings: the error reporter. */
  onError: (error: Error) => void;
  /** Shares of page loads, 0 to 1, in which a metric is recorded. @default 1 for each */
  sampling?: Partial<Record<MetricKey, number>> | undefined;
  /** Asked before every sending. @default always */
  mayRun?: (() => boolean) | undefined;
  clock?: Clock | undefined;
  random?: (() => number) | undefined;
}

export interface PageSpeed {
  /** Asks for the settings; once. Without it nothing is sent. */
  start(): void;
  /** The page has loaded: from here the 30 s and 60 s count. */
  loaded(): void;
  /** Keeps a value; the latest of its id is sent. */
  record(key: MetricKey, record: SpeedRecord): void;
  /** Sends what is new. */
  flush(): void;
  /** Ends the timers and forgets what was not sent. */
  stop(): void;
}

/** [TRK-14] */
const settingsTimeoutMs = 30_000;
/** After load [TRK-15]. */
const firstFlushMs = 30_000;
/** How long a late metric is waited for [TRK-15]; later ones are sent when the page is hidden. */
const metricWaitMs = 60_000;
/** User timings of a page that measures in a loop. */
const maxRecords = 100;

/** Collects the speed of one page load and sends it in batches [TRK-14, TRK-15]. */
export function createPageSpeed({
  loadSettings,
  sendRecords,
  onError,
  sampling = {},
  mayRun = () => true,
  clock = pageClock,
  random = Math.random,
}: PageSpeedOptions): PageSpeed {
  const records = new Map<string, { key: MetricKey; record: SpeedRecord }>();
  const fresh = new Set<string>();
  const draws = new Map<MetricKey, number>();
  const timers: unknown[] = [];
  let rates = sampling;
  let pageLoadId: string | null = null;
  let state: 'idle' | 'asking' | 'ready' | 'off' = 'idle';

  /** One draw per metric and page: a metric is recorded for a whole page load or not at all. */
  function isSampled(key: MetricKey): boolean {
    if (!draws.has(key)) draws.set(key, random());
    return draws.get(key)! < (rates[key] ?? 1);
  }

  async function ask(): Promise<void> {
    const controller = new AbortController();
    let isTooLate = false;
    const timer = clock.setTimeout(() => {
      isTooLate = true;
      controller.abort();
      fail('Metric settings request timeout');
    }, settingsTimeoutMs);
    try {
      const settings = await loadSettings(controller.signal);
      if (isTooLate || state === 'off') return;
      // Status 0: no connection, or the page is going. Nobody is to blame, and nobody listens.
      if (settings.status === 0) state = 'off';
      else if (settings.status !== 200)
        fail(`Metric settings request failed with HTTP status ${settings.status}`);
      else if (!settings.pageLoadId) fail('Unable to resolve pageLoadId');
      else {
        pageLoadId = settings.pageLoadId;
        rates = { ...sampling, ...settings.sampling };
        state = 'ready';
      }
    } catch (error) {
      if (!isTooLate) fail(`Metric settings request failed: ${String(error)}`);
    } finally {
      clock.clearTimeout(timer);
    }
  }

  function fail(message: string): void {
    state = 'off';
    quietly(() => onError(new Error(message)));
  }

  function flush(): void {
    if (state === 'idle' || !mayRun()) return;
    const batch = [...fresh]
      .map((id) => records.get(id)!)
      // The server's sampling may have come after the first values.
      .filter(({ key }) => isSampled(key))
      .map(({ record }) => record);
    fresh.clear();
    if (batch.length === 0 || state === 'off') return;
    const body: SpeedBatch = { pageLoadId, records: batch };
    quietly(() => sendRecords(JSON.stringify(body)));
  }

  return {
    start() {
      if (state !== 'idle') return;
      state = 'asking';
      void ask();
    },
    loaded() {
      for (const delay of [firstFlushMs, metricWaitMs])
        timers.push(clock.setTimeout(() => state === 'ready' && flush(), delay));
    },
    record(key, record) {
      if (state === 'off' || !Number.isFinite(record.value) || !isSampled(key)) return;
      if (records.size >= maxRecords && !records.has(record.id)) return;
      records.set(record.id, { key, record });
      fresh.add(record.id);
    },
    flush: () => void quietly(flush),
    stop() {
      state = 'off';
      for (const timer of timers) clock.clearTimeout(timer);
      fresh.clear();
    },
  };
}
