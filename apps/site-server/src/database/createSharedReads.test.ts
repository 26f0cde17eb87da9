import { describe, expect, it } from 'vitest';
import { createSharedReads } from './createSharedReads';

/** A store whose reads end on the test's command. */
function openStore() {
  const share = createSharedReads();
  let value = 0;
  const waiting: (() => void)[] = [];
  let readings = 0;
  const read = async () => {
    readings += 1;
    const seen = value;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return seen;
  };
  return {
    ask: (key = 'stock') => share(key, read),
    write: (next: number) => (value = next),
    /** Ends the read that has waited longest. */
    async endOne() {
      waiting.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    },
    readings: () => readings,
  };
}

describe('createSharedReads', () => {
  it('[SRV-20] reads twice for any number who ask at the same moment', async () => {
    const { ask, endOne, readings } = openStore();
    const answers = Promise.all(Array.from({ length: 200 }, () => ask()));
    await endOne();
    await endOne();
    expect(await answers).toEqual(Array(200).fill(0));
    expect(readings()).toBe(2);
  });

  it('[SRV-20] returns nobody a value that was read before the request', async () => {
    const { ask, write, endOne } = openStore();
    const before = ask();
    write(1);
    const after = ask();
    await endOne();
    expect(await before).toBe(0);
    await endOne();
    expect(await after).toBe(1);
    write(2);
    const later = ask();
    await endOne();
    expect(await later).toBe(2);
  });

  it('[SRV-20] runs a read for each request where they do not share one', async () => {
    const { ask, endOne, readings } = openStore();
    const answers = Promise.all([ask('one'), ask('other')]);
    expect(readings()).toBe(2);
    await endOne();
    await endOne();
    await answers;
  });

  it('[SRV-20] reports a failure to all callers that shared it, and reads again for the next', async () => {
    const share = createSharedReads();
    let readings = 0;
    const fail = () => Promise.reject(new Error(`failure ${(readings += 1)}`));
    const answers = await Promise.allSettled([1, 2, 3].map(() => share('stock', fail)));
    const told = answers.map((answer) => (answer as { reason: Error }).reason.message);
    expect(told).toEqual(['failure 1', 'failure 2', 'failure 2']);
    expect(await share('stock', () => Promise.resolve('there'))).toBe('there');
  });
});
