import { limits } from '@plinth/tooling/limits';
import { expect, it, vi } from 'vitest';
import { createLog } from '../log';
import type { SiteSnapshot } from './loadSite';
import { createStateStore } from './createStateStore';

const siteCalled = (title: string) => ({ definition: { title } }) as SiteSnapshot;

/** A store over a database that answers on the test's command. */
function openStore(patience = limits.condition) {
  const answers: { resolve(site: SiteSnapshot): void; reject(error: Error): void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<SiteSnapshot>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  const time = { now: 0 };
  const store = createStateStore({
    load,
    log: createLog({ level: 'silent' }),
    clock: () => time.now,
    patience,
  });
  const titleOf = async (read = store.read()) => (await read).definition.title;
  return { store, load, answers, time, titleOf };
}

it('[SRV-2a] asks the database once for many who read at the same time, and again after a second', async () => {
  const { store, load, answers, time, titleOf } = openStore();
  const reads = [store.read(), store.read()];
  answers[0]!.resolve(siteCalled('first'));
  await Promise.all(reads);
  expect(await titleOf()).toBe('first');
  expect(load).toHaveBeenCalledOnce();
  time.now += 1001;
  const later = store.read();
  answers[1]!.resolve(siteCalled('second'));
  expect(await titleOf(later)).toBe('second');
});

it('[SRV-6k] shows what was saved, though an earlier read ends after it', async () => {
  const { store, load, answers, titleOf } = openStore();
  const before = store.read();
  store.forget();
  const after = store.read();
  answers[1]!.resolve(siteCalled('saved'));
  expect(await titleOf(after)).toBe('saved');
  answers[0]!.resolve(siteCalled('old'));
  expect(await titleOf(before)).toBe('old');
  expect(await titleOf()).toBe('saved');
  expect(load).toHaveBeenCalledTimes(2);
});

it('[SRV-6k] does not take an earlier read for the one after a save', async () => {
  const { store, answers, titleOf } = openStore();
  const before = store.read();
  store.forget();
  answers[0]!.resolve(siteCalled('old'));
  await before;
  const after = store.read();
  answers[1]!.resolve(siteCalled('saved'));
  expect(await titleOf(after)).toBe('saved');
});

it('[SRV-2k] serves the last known state while the database is away', async () => {
  const { store, answers, time, titleOf } = openStore();
  const first = store.read();
  answers[0]!.resolve(siteCalled('known'));
  await first;
  time.now += 1001;
  const away = store.read();
  answers[1]!.reject(new Error('away'));
  expect(await titleOf(away)).toBe('known');
});

it('[SRV-2k] serves the last known state while the database is busy with something else', async () => {
  const { store, load, answers, time, titleOf } = openStore(1);
  const first = store.read();
  answers[0]!.resolve(siteCalled('known'));
  await first;
  time.now += 1001;
  expect(await titleOf()).toBe('known');
  expect(await titleOf()).toBe('known');
  // One question waits for its answer, however many pages are served meanwhile.
  expect(load).toHaveBeenCalledTimes(2);
  answers[1]!.resolve(siteCalled('newer'));
  await expect.poll(() => titleOf()).toBe('newer');
});

it('[SRV-6k] waits for what was saved, however long the database takes', async () => {
  const { store, answers, titleOf } = openStore(1);
  const first = store.read();
  answers[0]!.resolve(siteCalled('known'));
  await first;
  store.forget();
  const after = titleOf();
  await new Promise((resolve) => setTimeout(resolve, 20));
  answers[1]!.resolve(siteCalled('saved'));
  expect(await after).toBe('saved');
});
