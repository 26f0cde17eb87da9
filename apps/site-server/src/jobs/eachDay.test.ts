import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log';
import { eachDay } from './eachDay';

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('[SRV-1b] looks once on each day that begins, until it is stopped', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'error', write: (line) => lines.push(line) });
  const days: string[] = [];
  const stop = eachDay({ clock: Date.now, log }, (today) => {
    days.push(today.toISOString());
    return days.length === 1 ? Promise.reject(new Error('no database')) : Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(13 * hour);
  expect(days).toEqual([]);
  await vi.advanceTimersByTimeAsync(hour);
  expect(days).toEqual(['2026-03-02T00:30:00.000Z']);
  expect(lines.join('')).toContain('daily.failed');
  await vi.advanceTimersByTimeAsync(47 * hour);
  expect(days).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(100 * hour);
  expect(days).toHaveLength(2);
});
