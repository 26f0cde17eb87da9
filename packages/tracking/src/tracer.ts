import { cutReport, cutReportData, ignoreErrors } from '@plinth/site-model';
import { createBatch } from './batch';
import type { Clock } from './clock';

export interface TraceEntry {
  pageUrl: string;
  type: string;
  data: unknown;
}

export interface TracerOptions {
  /** Sends a list of entries; a failure is ignored. */
  send: (entries: TraceEntry[]) => unknown;
  /** Address of the page. */
  pageUrl: () => string;
  /** @default always */
  mayRun?: (() => boolean) | undefined;
  /** Time and timers. @default the browser's */
  clock?: Clock | undefined;
}

export interface Tracer {
  trace(type: string, data?: unknown): void;
  /** Sends at once, because the page is being left. */
  flush(): void;
  clear(): void;
}

/** 30 s [TRK-9]. */
const flushMs = 30_000;
const maxEntries = 100;

/**
 * Collects trace entries and sends them every 30 s [TRK-9].
 *
 * @example
 * ```ts
 * import { createTracer } from '@plinth/tracking';
 *
 * const tracer = createTracer({
 *   send: (entries) => navigator.sendBeacon('/trace', JSON.stringify(entries)),
 *   pageUrl: () => location.href,
 * });
 * ```
 */
export function createTracer({ send, pageUrl, mayRun, clock }: TracerOptions): Tracer {
  const batch = createBatch<TraceEntry>({
    send,
    after: 'first',
    delayMs: flushMs,
    maxItems: maxEntries,
    maySend: mayRun,
    clock,
  });
  return {
    trace: (type, data = null) =>
      void ignoreErrors(() =>
        batch.add({ ...cutReport({ pageUrl: pageUrl(), type }), data: cutReportData(data) }),
      ),
    flush: batch.flush,
    clear: batch.clear,
  };
}
