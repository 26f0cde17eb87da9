/** The durations of a throttled function's last runs, in milliseconds. */
export interface Throttled<Arguments extends unknown[]> {
  (...values: Arguments): void;
  /** The last 22 timing samples, oldest first [TRK-16]. */
  timings(): readonly number[];
  /** Cancels a pending run. */
  cancel(): void;
}

export interface ThrottleOptions {
  /** Milliseconds between two runs. */
  intervalMs: number;
  /** A clock with fractions of a millisecond. @default performance.now */
  now?: (() => number) | undefined;
  /** Starts a timer. @default the browser's */
  setTimeout?: ((run: () => void, ms: number) => unknown) | undefined;
  /** Clears a timer. @default the browser's */
  clearTimeout?: ((timer: unknown) => void) | undefined;
}

const maxTimings = 22;

/**
 * Runs at most once per interval, always with the latest values, and stores the durations of the
 * last 22 runs [TRK-16].
 *
 * @example
 * ```ts
 * import { throttle } from '@plinth/tracking';
 *
 * const onScroll = throttle(() => console.log(scrollY), { intervalMs: 200 });
 * ```
 */
export function throttle<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  {
    intervalMs,
    now = () => performance.now(),
    setTimeout: delay = (later, ms) => setTimeout(later, ms),
    clearTimeout: cancelDelay = (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  }: ThrottleOptions,
): Throttled<Arguments> {
  const timings: number[] = [];
  let lastRun = -Infinity;
  let latest: Arguments | undefined;
  let timer: unknown;

  function execute(): void {
    timer = undefined;
    const values = latest!;
    latest = undefined;
    lastRun = now();
    try {
      run(...values);
    } finally {
      timings.push(now() - lastRun);
      if (timings.length > maxTimings) timings.shift();
    }
  }

  const throttled = (...values: Arguments) => {
    latest = values;
    const wait = lastRun + intervalMs - now();
    if (wait <= 0 && timer === undefined) execute();
    else timer ??= delay(execute, Math.max(0, wait));
  };
  return Object.assign(throttled, {
    timings: () => [...timings],
    cancel() {
      cancelDelay(timer);
      timer = undefined;
    },
  });
}
