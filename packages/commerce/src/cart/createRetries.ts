/** Schedules retries of a request that did not reach the server. */
export interface Retries {
  /** Whether the last request did not reach the server. */
  readonly isWaiting: boolean;
  /**
   * To be called after a request that did not reach the server: the next retry is automatic, each
   * later than the one before.
   */
  failed(): void;
  /** To be called after any answer. */
  reached(): void;
  /** Retries now instead of later. */
  retryNow(): void;
  stop(): void;
}

export interface RetriesOptions {
  /** Milliseconds before each retry; the last value repeats. */
  delays: readonly number[];
  tryAgain: () => void;
  /** Called once when the server becomes unreachable, and once when it is back. */
  onChange: (isWaiting: boolean) => void;
}

export function createRetries({ delays, tryAgain, onChange }: RetriesOptions): Retries {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get isWaiting() {
      return failures > 0;
    },
    failed() {
      failures += 1;
      clearTimeout(timer);
      timer = setTimeout(tryAgain, delays[Math.min(failures, delays.length) - 1] ?? 0);
      if (failures === 1) onChange(true);
    },
    reached() {
      if (failures > 0) onChange(false);
      failures = 0;
      clearTimeout(timer);
    },
    retryNow() {
      clearTimeout(timer);
      if (failures > 0) tryAgain();
    },
    stop: () => clearTimeout(timer),
  };
}
