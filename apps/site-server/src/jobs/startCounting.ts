import { zoneOfSite } from '@plinth/site-model/time';
import { countUntilNow, type DayCount } from '../census/countUntilNow';
import { speedCount } from '../census/speedCount';
import { visitCount } from '../census/visitCount';
import type { Services } from '../services';

const period = 60_000;
const kinds: readonly DayCount[] = [visitCount, speedCount];

/**
 * Counts the days of what pages reported, every minute, so that the owner's area reads counts in place of every hit
 * ([SRV-114]).
 *
 * @returns a function that stops it, and waits for the step that is under way
 */
export function startCounting(services: Services): () => Promise<void> {
  const { db, clock, log, site } = services;
  const stopped = new AbortController();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      const { definition } = await site.read();
      const options = {
        siteId: definition.id,
        timeZone: zoneOfSite(definition),
        now: new Date(clock()),
        signal: stopped.signal,
      };
      for (const kind of kinds) await countUntilNow(db, kind, options);
    } catch (error) {
      log.error('count.failed', { error });
    } finally {
      working = undefined;
    }
  }
  const timer = setInterval(() => void (working ??= work()), period);
  timer.unref();
  return async () => {
    stopped.abort();
    clearInterval(timer);
    await working;
  };
}
