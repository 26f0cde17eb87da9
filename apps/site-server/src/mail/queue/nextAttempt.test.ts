import { expect, it } from 'vitest';
import { nextAttempt } from './nextAttempt';

it('[SRV-50e] waits 1, 5 and 15 minutes and 1, 3, 6 and 14 hours, and then gives up', () => {
  const now = Date.parse('2026-11-26T10:00:00Z');
  const times = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) =>
    nextAttempt(attempts, now)?.toISOString().slice(0, 16),
  );
  expect(times).toEqual([
    '2026-11-26T10:01',
    '2026-11-26T10:05',
    '2026-11-26T10:15',
    '2026-11-26T11:00',
    '2026-11-26T13:00',
    '2026-11-26T16:00',
    '2026-11-27T00:00',
    undefined,
  ]);
});
