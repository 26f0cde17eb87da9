import { expectQuick, fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDataset, readValue } from './dataset';

it('[CHT-1] [MOD-22] a number or a gap at every place', () => {
  fuzz(
    fc.property(
      hostileJson(),
      fc.array(fc.array(fc.oneof(hostileText(), hostileJson()))),
      (columns, rows) => {
        const { dataset } = readDataset({ columns, rows });
        for (const { name, values } of dataset.series) {
          expect(typeof name).toBe('string');
          expect(values).toHaveLength(dataset.labels.length);
          for (const value of values) expect(value === null || Number.isFinite(value)).toBe(true);
        }
      },
    ),
  );
  expectQuick(readValue);
});
