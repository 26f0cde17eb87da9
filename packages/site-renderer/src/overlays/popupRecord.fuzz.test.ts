import { fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePopupRecord } from './popupRecord';

it('[RUN-12a] a popup’s record may be any text', () => {
  fuzz(
    fc.property(hostileJson(), hostileText(), (value, text) => {
      const record = parsePopupRecord(JSON.stringify(value) ?? text);
      if (record) expect(typeof record.version).toBe('number');
      parsePopupRecord(text);
    }),
    { share: 4 },
  );
});
