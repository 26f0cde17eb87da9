import { zoneOfSite } from '@plinth/site-model/time';
import { countUntilNow, type DayCount } from '../census/countUntilNow';
import { errorCount } from '../census/errorCount';
import { speedCount } from '../census/speedCount';
import { visitCount } from '../census/visitCount';
import type { Services } from '../services';

const period = 60_000;
const kinds: readonly DayCount[] = [visitCount, speedCount, errorCount];

/**
 * Counts the reports of pages by days, every minute, so that the owner's area reads counts instead of every hit
 * ([SRV-114]). A site without recent requests to this server has nothing to count here.
 *
 * @returns a function that stops it, and waits for the current step
 */
export function startCounting(services: Services): () => Promise<void> {
  const { db, clock, log, sites, batches } = services;
  const stopped = new AbortController();
  let working: Promise<void> | undefined;

  async function count({ site }: Services, until: number): Promise<void> {
    try {
      const { definition } = await site.read();
      const options = {
        siteId: definition.id,
        timeZone: zoneOfSite(definition),
        now: new Date(until),
        signal: stopped.signal,
      };
      for (const kind of kinds) await countUntilNow(db, kind, options);
    } catch (error) {
      log.error('count.failed', { error });
    }
  }

  async function work(): Promise<void> {
    try {
      // A day is counted when all of it is in the database: hits may still be in the stream.
      const waiting = await batches.hitStream?.oldestWaiting();
      const until = Math.min(clock(), waiting ?? Infinity);
      // One after the other, so that a pool keeps its connections for visitors.
      for (const site of sites.open()) await count(site, until);
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
