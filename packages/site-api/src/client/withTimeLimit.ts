import { CallAbortedError } from '../errors/CallAbortedError';
import { CallTimeoutError } from '../errors/CallTimeoutError';
import type { FailedCall } from '../errors/SiteCallError';

interface TimeLimit {
  readonly call: FailedCall;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * [API-12] Runs `work` until a time limit or the caller's signal, whichever comes first. Rejects at
 * that moment even if the work ignores its signal, so no call can hang.
 */
export function withTimeLimit<T>(
  { call, timeout, signal }: TimeLimit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let release!: () => void;
  return new Promise<T>((resolve, reject) => {
    const stop = (error: Error) => {
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => stop(new CallAbortedError({ ...call, cause: signal?.reason }));
    const timer = setTimeout(() => stop(new CallTimeoutError(call)), timeout);
    release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    else work(controller.signal).then(resolve, reject);
  }).finally(release);
}
