import { describe, expect, it } from 'vitest';
import { createQueue } from './createQueue';

/** Work that ends on the test's command. */
function startWork(inTurn: ReturnType<typeof createQueue>, count: number) {
  const running = new Map<number, (error?: Error) => void>();
  const outcomes = Array.from({ length: count }, (_, number) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          running.set(number, (error) => {
            running.delete(number);
            if (error) reject(error);
            else resolve(number);
          });
        }),
    ),
  );
  return { running, outcomes };
}

describe('a queue', () => {
  it('[SRV-2n] does so much at once, the rest in its order, and refuses what would wait too long', async () => {
    const { running, outcomes } = startWork(createQueue({ atOnce: 2, maxWaiting: 2 }), 5);
    await expect(outcomes[4]).rejects.toThrow('Too many are waiting already.');
    expect([...running.keys()]).toEqual([0, 1]);
    running.get(1)!();
    expect(await outcomes[1]).toBe(1);
    expect([...running.keys()]).toEqual([0, 2]);
    // Failed work passes its turn on as well.
    running.get(0)!(new Error('The database is away.'));
    await expect(outcomes[0]).rejects.toThrow('The database is away.');
    expect([...running.keys()]).toEqual([2, 3]);
    running.get(2)!();
    running.get(3)!();
    expect(await Promise.all([outcomes[2], outcomes[3]])).toEqual([2, 3]);
  });

  it('[SRV-2n] is free again after a flood', async () => {
    const inTurn = createQueue({ atOnce: 1, maxWaiting: 0 });
    await inTurn(() => Promise.resolve());
    const { running, outcomes } = startWork(inTurn, 2);
    await expect(outcomes[1]).rejects.toThrow();
    running.get(0)!();
    expect(await outcomes[0]).toBe(0);
  });
});
