import type { Page } from 'playwright';

export interface Vitals {
  /** Sum of layout shifts that no input explains. */
  layoutShift: number;
  /** Each shift: its value and the moved elements. */
  shifts: { value: number; at: number; moved: string[] }[];
  /** Milliseconds from navigation; null when nothing was painted. */
  largestContentfulPaint: number | null;
  firstContentfulPaint: number | null;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Sum of each long task's time beyond 50 ms. */
  blockingTime: number;
}

interface Observed extends Window {
  __vitals: Vitals & { drain: () => void };
}

/** Watches from before the first byte of the page. */
export async function installObservers(page: Page): Promise<void> {
  // A string, because a compiled function may refer to helpers that the page does not have.
  await page.addInitScript({ content: `(${source})()` });
}

export async function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const vitals = (window as unknown as Observed).__vitals;
    vitals.drain();
    return JSON.parse(JSON.stringify(vitals)) as Vitals;
  });
}

const source = `() => {
  if (window.__vitals) return;
  const vitals = {
    layoutShift: 0, shifts: [], largestContentfulPaint: null, firstContentfulPaint: null,
    longTasks: [], blockingTime: 0,
  };
  const name = (node) => !node || !node.tagName ? String(node && node.nodeName) :
    node.tagName.toLowerCase() + (node.id ? '#' + node.id : '') +
    (node.className && node.className.split ? '.' + node.className.trim().split(/\\s+/).join('.') : '');
  const handlers = {
    'layout-shift': (entry) => {
      if (entry.hadRecentInput) return;
      vitals.layoutShift += entry.value;
      vitals.shifts.push({
        value: entry.value, at: entry.startTime,
        moved: entry.sources.map((source) => name(source.node)),
      });
    },
    'largest-contentful-paint': (entry) => { vitals.largestContentfulPaint = entry.startTime; },
    paint: (entry) => {
      if (entry.name === 'first-contentful-paint') vitals.firstContentfulPaint = entry.startTime;
    },
    longtask: (entry) => {
      vitals.longTasks.push({ start: entry.startTime, duration: entry.duration });
      vitals.blockingTime += entry.duration - 50;
    },
  };
  const observers = Object.entries(handlers).map(([type, handle]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(handle));
    observer.observe({ type, buffered: true });
    return { observer, handle };
  });
  vitals.drain = () => {
    for (const { observer, handle } of observers) observer.takeRecords().forEach(handle);
  };
  Object.defineProperty(window, '__vitals', { value: vitals });
}`;
