import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLibraryOnce } from './loadLibraryOnce';
import type { MapAdapter } from './mapTypes';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const library: MapAdapter = { mount: () => ({ update() {}, destroy() {} }) };

it('[MED-12b, B-179] loads a library once for everybody who asks, also while it is on its way', async () => {
  const loadMap = vi.fn(() => Promise.resolve(library));
  const load = loadLibraryOnce(loadMap, 1000);
  expect(loadMap).not.toHaveBeenCalled();
  expect(await Promise.all([load(), load()])).toEqual([library, library]);
  expect(await load()).toBe(library);
  expect(loadMap).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('[MED-12c] requests a failed one again', async () => {
  const loadMap = vi
    .fn<() => Promise<MapAdapter>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(library);
  const load = loadLibraryOnce(loadMap, 1000);
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toBe(library);
});

it('[MED-12c] gives up one that takes too long, and requests it again', async () => {
  const loadMap = vi
    .fn<() => Promise<MapAdapter>>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue(library);
  const load = loadLibraryOnce(loadMap, 30_000);
  const first = expect(load()).rejects.toThrow('The map library did not load within 30 s.');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(loadMap).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await first;
  expect(await load()).toBe(library);
});
