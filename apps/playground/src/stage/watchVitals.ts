/** The measures of this page so far. */
export interface Vitals {
  /** The worst burst of layout shifts without an interaction, as CLS counts it. */
  cls: number;
  /** Milliseconds of the slowest answer to a press or a key; `undefined` before the first. */
  inp: number | undefined;
}

/** Observes layout shifts and interactions from the page's start. Without browser support there are no values. */
export function watchVitals(): () => Vitals {
  let worst = 0;
  let burst = 0;
  let first = 0;
  let last = 0;
  let inp: number | undefined;
  const observe = (type: string, options: object, see: (entry: PerformanceEntry) => void): void => {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  observe('layout-shift', {}, (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    // A burst has less than a second between its shifts, and lasts five at most.
    if (startTime - last > 1000 || startTime - first > 5000) {
      burst = 0;
      first = startTime;
    }
    burst += value;
    last = startTime;
    worst = Math.max(worst, burst);
  });
  observe('event', { durationThreshold: 16 }, (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId) inp = Math.max(inp ?? 0, duration);
  });
  // The first interaction is always reported; later ones from 16 ms on.
  observe('first-input', {}, ({ duration }) => (inp = Math.max(inp ?? 0, duration)));
  return () => ({ cls: worst, inp });
}
