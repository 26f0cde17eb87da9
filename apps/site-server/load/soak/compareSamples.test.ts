import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { compareSamples, type MemorySample } from './compareSamples';
import { filesLeftOpen, readOpenFiles } from './openFiles';

const sample = (minute: number, heap: number): MemorySample => ({ minute, heap, rss: heap * 4 });
const minutes = (count: number, heap: (minute: number) => number) =>
  Array.from({ length: count }, (_, at) => sample(at + 1, heap(at + 1)));

it('the last ten minutes of two hours are compared with the first ten, by their medians', () => {
  const steady = minutes(120, (minute) => (minute === 60 ? 900 : 100));
  expect(compareSamples(steady, 'heap')).toEqual({ first: 100, last: 100, ratio: 1 });
  const leaking = minutes(120, (minute) => 100 + minute);
  expect(compareSamples(leaking, 'heap').ratio).toBeCloseTo(215 / 106, 1);
  expect(compareSamples(leaking, 'rss').ratio).toBeGreaterThan(1.1);
});

it('a run of some minutes compares its quarters, and one of two samples nothing', () => {
  expect(
    compareSamples(
      minutes(8, (minute) => minute),
      'heap',
    ),
  ).toMatchObject({ first: 2 });
  expect(() =>
    compareSamples(
      minutes(2, () => 1),
      'heap',
    ),
  ).toThrow('too few');
});

it('names what is open at the end and was not before', () => {
  const before = { socket: 3, '/data/log': 1, database: 40 };
  expect(filesLeftOpen(before, { socket: 3, '/data/log': 1, database: 60 })).toEqual([]);
  expect(filesLeftOpen(before, { socket: 5, pipe: 1, '/data/picture.jpg': 2 })).toEqual([
    '2 × socket',
    '1 × pipe',
    '2 × /data/picture.jpg',
  ]);
});

it.runIf(process.platform === 'linux')('reads the files of a real process', async () => {
  const program = `require('fs').openSync(process.execPath); console.log('open'); process.stdin.resume();`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(readOpenFiles(child.pid!, '/nowhere')).toMatchObject({ [process.execPath]: 1 });
  child.stdin.end();
  await once(child, 'exit');
});
