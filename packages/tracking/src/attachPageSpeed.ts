import { onCLS, onFCP, onINP, onLCP, type MetricType, type ReportOpts } from 'web-vitals';
import type { PageSpeed } from './createPageSpeed';

/** The four measuring functions of web-vitals, or of its attribution build. */
export interface Vitals {
  onCLS(report: (metric: MetricType) => void, options?: ReportOpts): void;
  onFCP(report: (metric: MetricType) => void, options?: ReportOpts): void;
  onINP(report: (metric: MetricType) => void, options?: ReportOpts): void;
  onLCP(report: (metric: MetricType) => void, options?: ReportOpts): void;
}

export interface AttachPageSpeedOptions {
  pageSpeed: PageSpeed;
  /** Another build of web-vitals, such as the one with attribution. @default web-vitals */
  vitals?: Vitals | undefined;
  /** Measures navigations without a page load as well, where the browser reports them. @default true */
  measuresSoftNavigations?: boolean | undefined;
}

const ownVitals: Vitals = { onCLS, onFCP, onINP, onLCP };

/**
 * Measures the page: web vitals, load and DOM times, user timings. The latest value of each metric is known at any time,
 * so that a page that is closed, frozen or killed has lost at most what changed since the last sending [TRK-15].
 *
 * @returns stops it
 */
export function attachPageSpeed(
  view: Window & typeof globalThis,
  { pageSpeed, vitals = ownVitals, measuresSoftNavigations = true }: AttachPageSpeedOptions,
): () => void {
  const { document, performance } = view;
  const observers: PerformanceObserver[] = [];
  let isAttached = true;

  function report({ name, value, id, navigationType, navigationStartTime }: MetricType): void {
    // web-vitals itself cannot be stopped.
    if (!isAttached || name === 'TTFB') return;
    pageSpeed.record(name, {
      id,
      type: 'pageSpeed',
      name,
      value,
      navigationType,
      start: navigationStartTime,
    });
    // web-vitals finishes some metrics only after the page was hidden.
    if (document.visibilityState === 'hidden') pageSpeed.flush();
  }

  function observe(type: string, see: (entry: PerformanceEntry) => void): void {
    try {
      const observer = new view.PerformanceObserver((list) => list.getEntries().forEach(see));
      observer.observe({ type, buffered: true });
      observers.push(observer);
    } catch {
      // The browser does not know this kind of entry.
    }
  }

  function readNavigation(): void {
    const [entry] = performance.getEntriesByType('navigation');
    if (!entry) return;
    const timings = [
      ['load', 'loadEventEnd'],
      ['dom', 'domContentLoadedEventEnd'],
      ['dom', 'domInteractive'],
      ['dom', 'domComplete'],
    ] as const;
    for (const [key, name] of timings) {
      pageSpeed.record(key, { id: name, type: 'pageSpeed', name, value: entry[name] });
    }
  }

  const options: ReportOpts = {
    reportAllChanges: true,
    reportSoftNavs: measuresSoftNavigations,
  };
  vitals.onCLS(report, options);
  vitals.onFCP(report, options);
  vitals.onINP(report, options);
  vitals.onLCP(report, options);
  observe('first-input', (entry) => {
    const { startTime, processingStart } = entry as PerformanceEventTiming;
    const value = processingStart - startTime;
    pageSpeed.record('FID', { id: 'FID', type: 'pageSpeed', name: 'FID', value, start: startTime });
  });
  for (const type of ['measure', 'mark']) {
    observe(type, ({ name, startTime, duration }) =>
      pageSpeed.record('user', {
        id: `${type} ${name} ${startTime}`,
        type: 'userTiming',
        name,
        value: type === 'mark' ? startTime : duration,
        start: startTime,
      }),
    );
  }

  // One turn after the load event: loadEventEnd is still 0 inside it.
  const loaded = () =>
    view.setTimeout(() => {
      if (!isAttached) return;
      readNavigation();
      pageSpeed.loaded();
    });
  const hide = () => {
    if (document.visibilityState === 'hidden') pageSpeed.flush();
  };
  if (document.readyState === 'complete') loaded();
  else view.addEventListener('load', loaded, { once: true });
  // web-vitals listens on the window in the capture phase, so its last values are in before this runs.
  document.addEventListener('visibilitychange', hide);
  view.addEventListener('pagehide', pageSpeed.flush);

  return () => {
    isAttached = false;
    for (const observer of observers) observer.disconnect();
    view.removeEventListener('load', loaded);
    document.removeEventListener('visibilitychange', hide);
    view.removeEventListener('pagehide', pageSpeed.flush);
  };
}
