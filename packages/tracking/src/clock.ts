/** Time as a port, which a test can control. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** A timer above 2^31 ms overflows and fires at once, and a server may send any `Retry-After`. */
const maxTimeout = 2e9;

export const pageClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, Math.min(ms, maxTimeout)),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
