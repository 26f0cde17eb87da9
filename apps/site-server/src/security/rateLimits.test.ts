import { describe, expect, it } from 'vitest';
import { rateLimitBuckets } from '../database/schema/index';
import { describeOnEachDatabase } from '../../testing/databases';
import { createMemoryRateLimiter, createStoredRateLimiter, type RateLimiter } from './rateLimits';

const limit = { calls: 3, window: 30_000 };

function behavesAsRateLimiter(create: (clock: () => number) => RateLimiter) {
  it('[SRV-2e] lets the full number through at once, then says how long to wait', async () => {
    let now = 1_000_000;
    const limiter = create(() => now);
    for (let call = 0; call < 3; call += 1) expect(await limiter.take('burst', limit)).toBe(0);
    expect(await limiter.take('burst', limit)).toBe(10);
    now += 4000;
    expect(await limiter.take('burst', limit)).toBe(6);
    now += 6000;
    expect(await limiter.take('burst', limit)).toBe(0);
    expect(await limiter.take('burst', limit)).toBe(10);
    now += 60_000;
    for (let call = 0; call < 3; call += 1) expect(await limiter.take('burst', limit)).toBe(0);
    expect(await limiter.take('burst', limit)).toBeGreaterThan(0);
  });

  it('[SRV-2e] counts no call that was given back, and owes none for it', async () => {
    let now = 1_000_000;
    const limiter = create(() => now);
    for (let call = 0; call < 10; call += 1) {
      expect(await limiter.take('right', limit)).toBe(0);
      await limiter.giveBack('right', limit);
    }
    await limiter.giveBack('right', limit);
    await limiter.giveBack('unknown', limit);
    now += 1000;
    for (let call = 0; call < 3; call += 1) expect(await limiter.take('right', limit)).toBe(0);
    expect(await limiter.take('right', limit)).toBe(10);
    for (let call = 0; call < 3; call += 1) expect(await limiter.take('unknown', limit)).toBe(0);
    expect(await limiter.take('unknown', limit)).toBeGreaterThan(0);
  });

  it('[SRV-2e] looks at a bucket as it would take from it, and takes nothing', async () => {
    let now = 1_000_000;
    const limiter = create(() => now);
    for (let call = 0; call < 9; call += 1) expect(await limiter.look('seen', limit)).toBe(0);
    expect(await limiter.take('seen', limit, 2)).toBe(0);
    expect(await limiter.look('seen', limit)).toBe(0);
    expect(await limiter.look('seen', limit, 2)).toBe(10);
    expect(await limiter.take('seen', limit, 2)).toBe(10);
    now += 10_000;
    expect(await limiter.look('seen', limit, 2)).toBe(0);
  });

  it('[SRV-2e] counts each bucket for itself', async () => {
    const limiter = create(() => 1_000_000);
    for (let call = 0; call < 4; call += 1) await limiter.take('one', limit);
    expect(await limiter.take('one', limit)).toBeGreaterThan(0);
    expect(await limiter.take('two', limit)).toBe(0);
  });

  it('[SRV-2e] locks nobody out because the clock was wrong for a while', async () => {
    let now = 1_000_000;
    const limiter = create(() => now);
    now += 26 * 3_600_000;
    for (let call = 0; call < 4; call += 1) await limiter.take('wrong clock', limit);
    now -= 26 * 3_600_000;
    for (let call = 0; call < 3; call += 1)
      expect(await limiter.take('wrong clock', limit)).toBe(0);
    expect(await limiter.take('wrong clock', limit)).toBe(10);
  });

  it('[SRV-2e] lets exactly the limit through when all calls come at once', async () => {
    const limiter = create(() => 1_000_000);
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => limiter.take('at-once', limit)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });
}

describe('createMemoryRateLimiter', () => behavesAsRateLimiter(createMemoryRateLimiter));

describeOnEachDatabase('createStoredRateLimiter', (get) => {
  behavesAsRateLimiter((clock) => createStoredRateLimiter(get().db, clock));

  it('[SRV-2e] forgets buckets that are full again', async () => {
    const { db } = get();
    let now = 5_000_000;
    const limiter = createStoredRateLimiter(db, () => now);
    await limiter.take('gone', limit);
    now += 40_000;
    await limiter.take('kept', limit);
    await limiter.sweep();
    const buckets = await db.select().from(rateLimitBuckets);
    expect(buckets.map(({ bucket }) => bucket)).toEqual(['kept']);
  });
});
