import type { Services } from '../services';

const period = 10 * 60_000;

/**
 * Removes what has expired, every ten minutes.
 * @returns stops it
 */
export function startSweeping({ sessions, limiters, log }: Services): () => void {
  const sweep = async () => {
    try {
      await Promise.all([sessions.sweep(), limiters.stored.sweep(), limiters.memory.sweep()]);
    } catch (error) {
      log.error('sweep.failed', { error });
    }
  };
  const timer = setInterval(() => void sweep(), period);
  timer.unref();
  return () => clearInterval(timer);
}
