/** When a request that did not reach the server is sent again. */
export interface Retries {
  /** Whether the last request did not reach the server. */
  readonly isWaiting: boolean;
  /** After a request that did not reach it: the next try comes by itself, each later than the one before. */
  failed(): void;
  /** After any answer. */
  reached(): void;
  /** Tries now what would be tried later. */
  retryNow(): void;
  stop(): void;
}

export interface RetriesOptions {
  /** Milliseconds before each further try; the last one repeats. */
  delays: readonly number[];
  tryAgain: () => void;
  /** Once when the server is out of reach, and once when it is back. */
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
