/** Time as a port: a test turns it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** A timer that counts further than 2^31 ms overflows and rings at once: a server may ask for any `Retry-After`. */
const maxTimeout = 2e9;

export const pageClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, Math.min(ms, maxTimeout)),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
