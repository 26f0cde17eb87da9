import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from '@plinth/tooling/fuzz';
import { blockKinds } from '../blockKinds.generated';
import { readSettings } from './readSettings';

it('[BLO-2] reads any stored settings of any kind, and reads its own answer as it is', () => {
  fuzz(
    fc.property(fc.constantFrom(...blockKinds), fc.jsonValue(), (kind, junk) => {
      const names = Object.keys(kind.settings);
      const stored = Object.fromEntries(names.map((name) => [name, junk]));
      const { values } = readSettings(kind.settings, stored);
      expect(Object.keys(values)).toEqual(names);
      const again = readSettings(kind.settings, values);
      expect(again.values).toEqual(values);
    }),
  );
});
