import { ignoreErrors } from '@plinth/site-model';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType, type ReportOpts } from 'web-vitals';
import type { PageSpeed } from './createPageSpeed';
import { onHide } from './onHide';
import { whenShown } from './whenShown';

export interface AttachPageSpeedOptions {
  /** The measurements of the page. */
  pageSpeed: PageSpeed;
}

const navigationTimings = [
  ['load', 'loadEventEnd'],
  ['dom', 'domInteractive'],
  ['dom', 'domContentLoadedEventEnd'],
  ['dom', 'domComplete'],
] as const;

/**
 * Measures the page: web vitals, load and DOM times, user timings. The latest value of each metric
 * is always available, so that a page that is closed, frozen or killed loses only the changes since
 * the last batch [TRK-15].
 *
 * @returns a function that stops it
 *
 * @example
 * ```ts
 * import { attachPageSpeed, type PageSpeed } from '@plinth/tracking/page-speed';
 *
 * export const measure = (pageSpeed: PageSpeed) => attachPageSpeed(window, { pageSpeed });
 * ```
 */
export function attachPageSpeed(
  view: Window & typeof globalThis,
  { pageSpeed }: AttachPageSpeedOptions,
): () => void {
  const { document } = view;
  const attached = new AbortController();
  const { signal } = attached;

  function report({ name, value, id, navigationType, navigationStartTime: start }: MetricType) {
    // web-vitals itself cannot be stopped.
    if (signal.aborted) return;
    pageSpeed.record(name, { id, name, value, start, navigationType });
    // web-vitals completes some metrics only after the page is hidden.
    if (document.visibilityState === 'hidden') pageSpeed.flush();
  }

  /** The time before a prerendered page is shown does not count, because no visitor waited. */
  const sinceShown = (time: number) => Math.max(0, time - activationStart(view));

  /**
   * Handles first input, in browsers that still report it, and user timings; web-vitals observes
   * the rest.
   */
  function see(entry: PerformanceEntry): void {
    const { entryType, name } = entry;
    const start = sinceShown(entry.startTime);
    if (entryType === 'first-input') {
      const value = (entry as PerformanceEventTiming).processingStart - entry.startTime;
      pageSpeed.record('FID', { id: 'FID', name: 'FID', value, start });
    } else {
      const value = entryType === 'mark' ? start : entry.duration;
      pageSpeed.record('user', { id: `${entryType} ${name} ${start}`, name, value, start });
    }
  }

  // Soft navigations as well, if the browser reports them.
  const options: ReportOpts = { reportAllChanges: true, reportSoftNavs: true };
  onCLS(report, options);
  onFCP(report, options);
  onINP(report, options);
  onLCP(report, options);
  onTTFB(report, options);
  ignoreErrors(() => {
    const observer = new view.PerformanceObserver((list) => list.getEntries().forEach(see));
    signal.addEventListener('abort', () => observer.disconnect());
    // One observer for all: a browser ignores unknown types.
    for (const type of ['first-input', 'measure', 'mark'])
      observer.observe({ type, buffered: true });
  });

  // One task after the load event: loadEventEnd is still 0 inside it.
  const loaded = () =>
    view.setTimeout(() => {
      if (signal.aborted) return;
      for (const entry of view.performance.getEntriesByType('navigation'))
        for (const [key, name] of navigationTimings)
          pageSpeed.record(key, { id: name, name, value: sinceShown(entry[name]) });
      pageSpeed.loaded();
    });
  whenShown(document, signal, () => {
    if (document.readyState === 'complete') loaded();
    else view.addEventListener('load', loaded, { signal });
  });
  // web-vitals listens on the window in the capture phase, so its last values are recorded before
  // this runs.
  onHide(view, signal, pageSpeed.flush);

  return () => attached.abort();
}

/**
 * The time at which the page was shown, in ms after its navigation; 0 unless it was prerendered.
 */
function activationStart({ performance }: Window): number {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
}
