import { afterEach, expect, it, vi } from 'vitest';
import type { Host } from '@plinth/site-blocks/host';
import { runParts, type PagePart } from './runParts';

const report = vi.fn();
const host = { report } as unknown as Host;

afterEach(() => {
  vi.restoreAllMocks();
  report.mockClear();
});

it('[RUN-1b] starts the parts in their order although one fails, and undoes them in the opposite one', async () => {
  const seen: string[] = [];
  const part = (name: string): PagePart => [
    name,
    () => {
      seen.push(`+${name}`);
      return () => seen.push(`-${name}`);
    },
  ];
  const broken: PagePart = [
    'broken',
    () => {
      throw new Error('broken');
    },
  ];
  const { started, undo } = runParts(host, [part('a'), broken, part('b')]);
  await started;
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'broken');
  undo();
  undo();
  expect(seen).toEqual(['+a', '+b', '-b', '-a']);
});

it('[RUN-1f] ends started parts at once, although another part still waits for its file', async () => {
  const endFirst = vi.fn();
  const endLate = vi.fn();
  let arrive = (_detach: () => void) => {};
  const late = new Promise<() => void>((resolve) => (arrive = resolve));
  const { started, undo } = runParts(host, [
    ['first', () => endFirst],
    ['late', () => late],
  ]);
  // The detach of a part is known when its start was awaited.
  await Promise.resolve();
  undo();
  expect(endFirst).toHaveBeenCalledOnce();
  arrive(endLate);
  await started;
  expect(endLate).toHaveBeenCalledOnce();
  expect(endFirst).toHaveBeenCalledOnce();
});

it('[RUN-1f] starts nothing more on a page that was left between two slices', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const second = vi.fn(() => () => {});
  const end = vi.fn();
  const { started, undo } = runParts(host, [
    ['first', () => end],
    ['second', second],
  ]);
  undo();
  await started;
  expect(end).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});
