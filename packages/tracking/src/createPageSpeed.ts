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
  /** `null` where the page went before the settings came: they are asked for 2 s after the start. */
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
  /** Asks for the settings in 2 s; once. Without it nothing is sent. */
  start(): void;
  /** The page has loaded: from here the 30 s and 60 s count. */
  loaded(): void;
  /** Keeps a value; the latest of its id is sent. */
  record(key: MetricKey, record: Omit<SpeedRecord, 'type'>): void;
  /** Sends what is new. */
  flush(): void;
  /** Ends the timers; what was not sent never is. */
  stop(): void;
}

/** Nothing can be sent before 30 s but by a page that goes: the question does not take part in the page's start. */
const settingsAfterMs = 2000;
/** [TRK-14] */
const settingsTimeoutMs = 30_000;
/** After load [TRK-15]. */
const firstFlushMs = 30_000;
/** How long a late metric is waited for [TRK-15]; later ones are sent when the page is hidden. */
const metricWaitMs = 60_000;
/** In one batch: a page may measure in a loop. */
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
  const fresh = new Map<string, { key: MetricKey; record: SpeedRecord }>();
  const timers: unknown[] = [];
  /** One draw for the whole page load: a metric is recorded throughout it or not at all. */
  const draw = random();
  let rates = sampling;
  let pageLoadId: string | null = null;
  let state: 'idle' | 'asking' | 'ready' | 'off' = 'idle';

  const isSampled = (key: MetricKey) => draw < (rates[key] ?? 1);

  async function ask(): Promise<void> {
    if (!mayRun()) return;
    const controller = new AbortController();
    const timer = clock.setTimeout(() => {
      fail('Metric settings request timeout');
      controller.abort();
    }, settingsTimeoutMs);
    let settings: Omit<SpeedSettings, 'status'> & { status: unknown };
    try {
      settings = await loadSettings(controller.signal);
    } catch (error) {
      settings = { status: error };
    }
    clock.clearTimeout(timer);
    const { status } = settings;
    // Status 0: no connection, or the page is going. Nobody is to blame, and nobody listens.
    if (status === 0) state = 'off';
    else if (status !== 200) fail(`Metric settings request failed: ${String(status)}`);
    else if (!settings.pageLoadId) fail('Unable to resolve pageLoadId');
    else if (state === 'asking') {
      pageLoadId = settings.pageLoadId;
      rates = { ...sampling, ...settings.sampling };
      state = 'ready';
    }
  }

  function fail(message: string): void {
    if (state !== 'asking') return;
    state = 'off';
    quietly(() => onError(new Error(message)));
  }

  function flush(): void {
    if (state === 'idle' || !mayRun()) return;
    const records = [...fresh.values()]
      // The server's sampling may have come after the first values.
      .filter(({ key }) => isSampled(key))
      .map(({ record }) => record);
    fresh.clear();
    if (records.length === 0 || state === 'off') return;
    const batch: SpeedBatch = { pageLoadId, records };
    quietly(() => sendRecords(JSON.stringify(batch)));
  }

  return {
    start() {
      if (state !== 'idle') return;
      state = 'asking';
      timers.push(clock.setTimeout(() => void ask(), settingsAfterMs));
    },
    loaded() {
      for (const delay of [firstFlushMs, metricWaitMs])
        timers.push(clock.setTimeout(() => state === 'ready' && flush(), delay));
    },
    record(key, record) {
      if (state === 'off' || !Number.isFinite(record.value) || !isSampled(key)) return;
      if (fresh.size >= maxRecords && !fresh.has(record.id)) return;
      const type = key === 'user' ? 'userTiming' : 'pageSpeed';
      fresh.set(record.id, { key, record: { type, ...record } });
    },
    flush: () => void quietly(flush),
    stop() {
      state = 'off';
      for (const timer of timers) clock.clearTimeout(timer);
    },
  };
}
