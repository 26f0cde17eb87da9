import { describe, expect, it } from 'vitest';
import { imageConcurrency, preloadImages } from './preloadImages';

/** A loader that finishes one address at a time, on demand. */
function createLoader() {
  const waiting: { address: string; finish: (error?: Error) => void }[] = [];
  let most = 0;
  return {
    started: () => waiting.length,
    most: () => most,
    finishOne(error?: Error) {
      waiting.shift()?.finish(error);
    },
    load: (address: string) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ address, finish: (error) => (error ? reject(error) : resolve()) });
        most = Math.max(most, waiting.length);
      }),
  };
}

const addresses = Array.from({ length: 40 }, (_, index) => `/${index}.jpg`);

describe('preloadImages', () => {
  it('[MED-6] loads 16 at a time, and one on a phone', async () => {
    expect(imageConcurrency(false)).toBe(16);
    expect(imageConcurrency(true)).toBe(1);
    for (const concurrency of [imageConcurrency(false), imageConcurrency(true)]) {
      const loader = createLoader();
      const done = preloadImages(addresses, { concurrency, load: loader.load });
      for (let finished = 0; finished < addresses.length; finished += 1) {
        await expect.poll(loader.started, { interval: 1 }).toBeGreaterThan(0);
        loader.finishOne();
      }
      await done;
      expect(loader.most()).toBe(concurrency);
    }
  });

  it('[MED-6] loads 16 at a time where nothing else is said', () => {
    const loader = createLoader();
    void preloadImages(addresses, { load: loader.load });
    expect(loader.started()).toBe(16);
  });

  it('[MED-6] skips one that fails and stops on request', async () => {
    const loader = createLoader();
    const controller = new AbortController();
    const done = preloadImages(addresses, {
      concurrency: 1,
      load: loader.load,
      signal: controller.signal,
    });
    loader.finishOne(new Error('404'));
    await expect.poll(loader.started, { interval: 1 }).toBe(1);
    controller.abort();
    loader.finishOne();
    await done;
    expect(loader.started()).toBe(0);
  });
});
