import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchFullError, createAppendBatch } from './appendBatch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createAppendBatch', () => {
  it('[SRV-2h] writes rows of the same moment together and acknowledges them only then', async () => {
    const written: number[][] = [];
    let finish = () => {};
    const batch = createAppendBatch<number>({
      insert: (rows) => {
        written.push(rows);
        return new Promise<void>((resolve) => (finish = resolve));
      },
    });
    let acknowledged = 0;
    for (const row of [1, 2, 3]) void batch.append(row).then(() => (acknowledged += 1));
    await vi.advanceTimersByTimeAsync(19);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([[1, 2, 3]]);
    expect(acknowledged).toBe(0);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(acknowledged).toBe(3);
  });

  it('[SRV-2h] does not wait once a batch is full', async () => {
    const written: number[][] = [];
    const batch = createAppendBatch<number>({
      insert: (rows) => Promise.resolve(written.push(rows)),
      maxRows: 2,
    });
    await Promise.all([batch.append(1), batch.append(2)]);
    expect(written).toEqual([[1, 2]]);
  });

  it('[SRV-2h] loses no row to another one that cannot be written', async () => {
    const written: number[] = [];
    const batch = createAppendBatch<number>({
      insert: async (rows) => {
        if (rows.includes(13)) throw new Error('not 13');
        written.push(...rows);
      },
    });
    const answers = Promise.allSettled([batch.append(1), batch.append(13), batch.append(2)]);
    await vi.advanceTimersByTimeAsync(20);
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(written).toEqual([1, 2]);
  });

  it('[SRV-2h] refuses rows that memory has no place for, and takes them again later', async () => {
    const batch = createAppendBatch<number>({ insert: () => Promise.resolve(), maxWaiting: 1 });
    const first = batch.append(1);
    await expect(batch.append(2)).rejects.toThrow(BatchFullError);
    await vi.advanceTimersByTimeAsync(20);
    await first;
    const third = batch.append(3);
    await vi.advanceTimersByTimeAsync(20);
    await expect(third).resolves.toBeUndefined();
  });

  it('[SRV-2h] writes at a flush what still waits', async () => {
    const written: number[] = [];
    const batch = createAppendBatch<number>({
      insert: (rows) => Promise.resolve(written.push(...rows)),
      wait: 60_000,
    });
    void batch.append(1);
    await batch.flush();
    expect(written).toEqual([1]);
  });
});
