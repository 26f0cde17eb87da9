import { expect, it } from 'vitest';
import { createPasswordQueue, PasswordsBusyError } from './passwordQueue';

const later = () => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish };
};

it('[SRV-2n] runs a few at a time, in their order, and refuses what would wait too long', async () => {
  const queue = createPasswordQueue({ maxRunning: 1, maxWaiting: 2 });
  const begun: number[] = [];
  const works = [1, 2, 3].map((number) => {
    const work = later();
    const result = queue.run(() => {
      begun.push(number);
      return work.done.then(() => number);
    });
    return { ...work, result };
  });
  expect(queue.isFull()).toBe(true);
  await expect(queue.run(() => Promise.resolve())).rejects.toThrow(PasswordsBusyError);
  expect(begun).toEqual([1]);
  works[0]!.finish();
  expect(await works[0]!.result).toBe(1);
  expect(begun).toEqual([1, 2]);
  expect(queue.isFull()).toBe(false);
  for (const { finish } of works) finish();
  expect(await Promise.all(works.map(({ result }) => result))).toEqual([1, 2, 3]);
});

it('[SRV-2n] goes on after one that failed', async () => {
  const queue = createPasswordQueue({ maxRunning: 1 });
  const failed = queue.run(() => Promise.reject(new Error('no memory')));
  const next = queue.run(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no memory');
  expect(await next).toBe('next');
});
