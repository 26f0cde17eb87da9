import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { rateLimitBuckets } from '../database/schema/index';

export interface RateLimit {
  /** Calls at once or within the window. */
  calls: number;
  /** Milliseconds in which the full number is free again. */
  window: number;
}

/** `0` allows the call; otherwise the seconds until the next one is allowed. A call may count as several. */
export interface RateLimiter {
  take(bucket: string, limit: RateLimit, count?: number): Promise<number>;
  /** Returns the result of `take`, without taking. */
  look(bucket: string, limit: RateLimit, count?: number): Promise<number>;
  /** Returns one call to the bucket, such as an attempt that turned out not to be a guess. */
  giveBack(bucket: string, limit: RateLimit, count?: number): Promise<void>;
  /** Forgets buckets that are full again. */
  sweep(): Promise<void>;
}

/**
 * The generic cell rate algorithm: one number a bucket, the time at which it would be full again.
 * https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
const spacing = ({ calls, window }: RateLimit) => Math.max(1, Math.round(window / calls));
/** Servers' clocks differ a little. */
const clockTolerance = 60_000;
/**
 * No bucket can be further ahead: such a bucket was written by a clock that has been corrected since, and would lock
 * its visitor out for as long as the clock was wrong.
 */
const furthest = ({ window }: RateLimit, now: number) => now + window + clockTolerance;
const secondsUntilFree = (arrival: number, { window }: RateLimit, { now, step }: Step) =>
  Math.max(1, Math.ceil((arrival + step - window - now) / 1000));

interface Step {
  now: number;
  /** Milliseconds by which the bucket moves on. */
  step: number;
}

/** The arrival that counts: 0 where a wrong clock wrote it. */
const plausibleArrival = (stored: number, limit: RateLimit, now: number) =>
  stored > furthest(limit, now) ? 0 : stored;

/** @returns 0 where a bucket allows a step, or the seconds to wait */
function wait(stored: number, limit: RateLimit, { now, step }: Step): number {
  const arrival = plausibleArrival(stored, limit, now);
  const isFree = Math.max(arrival, now) + step <= now + limit.window;
  return isFree ? 0 : secondsUntilFree(arrival, limit, { now, step });
}

/** Limits that hold across servers and restarts: one statement a call, atomic in the database. */
export function createStoredRateLimiter(db: Database, clock: () => number): RateLimiter {
  async function arrivalOf(bucket: string): Promise<number | undefined> {
    const [row] = await db
      .select()
      .from(rateLimitBuckets)
      .where(eq(rateLimitBuckets.bucket, bucket));
    return row?.arrival;
  }

  return {
    async take(bucket, limit, count = 1) {
      const now = clock();
      const step = spacing(limit) * count;
      const { arrival } = rateLimitBuckets;
      const known = sql`case when ${arrival} > ${furthest(limit, now)}::bigint then 0 else ${arrival} end`;
      const next = sql`greatest(${known}, ${now}::bigint) + ${step}::bigint`;
      const taken = await db
        .insert(rateLimitBuckets)
        .values({ bucket, arrival: now + step })
        .onConflictDoUpdate({
          target: rateLimitBuckets.bucket,
          set: { arrival: next },
          setWhere: sql`${next} <= ${now + limit.window}::bigint`,
        })
        .returning({ arrival: rateLimitBuckets.arrival });
      if (taken.length > 0) return 0;
      const stored = await arrivalOf(bucket);
      return stored === undefined ? 1 : secondsUntilFree(stored, limit, { now, step });
    },
    async look(bucket, limit, count = 1) {
      const stored = (await arrivalOf(bucket)) ?? 0;
      return wait(stored, limit, { now: clock(), step: spacing(limit) * count });
    },
    async giveBack(bucket, limit, count = 1) {
      const step = spacing(limit) * count;
      await db
        .update(rateLimitBuckets)
        .set({ arrival: sql`${rateLimitBuckets.arrival} - ${step}::bigint` })
        .where(eq(rateLimitBuckets.bucket, bucket));
    },
    async sweep() {
      await db.delete(rateLimitBuckets).where(lt(rateLimitBuckets.arrival, clock()));
    },
  };
}

/**
 * The same for calls that no visitor waits for and that are not worth a write each: per process, forgotten at a
 * restart.
 */
export function createMemoryRateLimiter(clock: () => number): RateLimiter {
  const arrivals = new Map<string, number>();
  const sweep = () => {
    const now = clock();
    for (const [bucket, arrival] of arrivals) if (arrival < now) arrivals.delete(bucket);
  };
  return {
    take(bucket, limit, count = 1) {
      const step = { now: clock(), step: spacing(limit) * count };
      if (arrivals.size > 50_000) sweep();
      const stored = arrivals.get(bucket) ?? 0;
      const seconds = wait(stored, limit, step);
      if (seconds === 0) {
        const arrival = Math.max(plausibleArrival(stored, limit, step.now), step.now);
        arrivals.set(bucket, arrival + step.step);
      }
      return Promise.resolve(seconds);
    },
    look(bucket, limit, count = 1) {
      const step = { now: clock(), step: spacing(limit) * count };
      return Promise.resolve(wait(arrivals.get(bucket) ?? 0, limit, step));
    },
    giveBack(bucket, limit, count = 1) {
      const arrival = arrivals.get(bucket);
      if (arrival !== undefined) arrivals.set(bucket, arrival - spacing(limit) * count);
      return Promise.resolve();
    },
    sweep: () => Promise.resolve(sweep()),
  };
}
