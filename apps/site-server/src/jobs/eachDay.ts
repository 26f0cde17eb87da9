import type { Services } from '../services';

const hour = 3_600_000;

/**
 * Does something again on each day that begins while the server runs, within its first hour (UTC).
 * @returns a function that stops it
 */
export function eachDay(
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  task: (today: Date) => Promise<void>,
): () => void {
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  let last = dayOf(clock());
  const look = () => {
    const now = clock();
    if (dayOf(now) === last) return;
    last = dayOf(now);
    task(new Date(now)).catch((error: unknown) => log.error('daily.failed', { error }));
  };
  const timer = setInterval(look, hour);
  timer.unref();
  return () => clearInterval(timer);
}
