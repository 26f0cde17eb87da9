import { expectQuick, fuzz, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieText, cookieValues } from '@plinth/site-model';
import { readLastSite } from './lastSite';
import { formatVisitorCookie, parseVisitCookie, parseVisitorCookie } from './visitorCookie';

const count = fc.oneof(
  fc.nat().map(String),
  fc.constantFrom('0', '-1', '1.5', '1e9', '9'.repeat(20), '9'.repeat(400), '٣', ''),
  hostileText(),
);
const visitor = fc.oneof(
  hostileText(),
  fc
    .tuple(fc.oneof(fc.constant('a-b_1'), hostileText()), count, count, count, count)
    .map((parts) => parts.join('|')),
  fc.tuple(fc.constant('id'), count, count, count, count).map((parts) => parts.join('%7C')),
);

describe('cookies of visitors', () => {
  it('[TRK-1] are read in their exact form, and written as they were read', () => {
    fuzz(
      fc.property(visitor, (value) => {
        const read = parseVisitorCookie(value);
        if (!read) return;
        expect(read.id).toMatch(/^[\w-]+$/);
        for (const number of [read.first, read.previous, read.latest, read.visits])
          expect([number, Number.isSafeInteger(number) && number > 0]).toEqual([number, true]);
        expect(parseVisitorCookie(formatVisitorCookie(read))).toEqual(read);
        // Nothing of it ends the cookie or begins another one.
        expect(formatVisitorCookie(read)).not.toMatch(/[;,\s]/);
      }),
      { share: 4 },
    );
    fuzz(
      fc.property(count, (value) => {
        const read = parseVisitCookie(value);
        if (read !== undefined) expect(Number.isSafeInteger(read) && read > 0).toBe(true);
      }),
    );
  });

  it('[TRK-1] [TRK-3] are found among any others', () => {
    const others = hostileText().map((text) => text.replace(/ss_cvr/g, ''));
    fuzz(
      fc.property(others, others, (before, after) => {
        const header = `${before}; ss_cvr=mine; ${after}`;
        const found = cookieValues(header, 'ss_cvr')[0];
        expect(found?.startsWith('mine') || before.includes('=') || /;/.test(before)).toBe(true);
        const site = readLastSite(`${before}; ss_lastid=${after}`);
        if (site) expect(typeof site.identifier).toBe('string');
        expect(cookieText('a', 'b', { lifetimeMs: 1000 })).toBe(
          'a=b; Max-Age=1; Path=/; SameSite=Lax',
        );
      }),
    );
  });

  it('[TRK-1] cost no more than their length', () => {
    expectQuick((text) => parseVisitorCookie(text));
    expectQuick((text) => parseVisitorCookie(`a|${text}|1|1|1`));
    expectQuick((text) => [
      parseVisitCookie(text),
      cookieValues(text, 'ss_cvr')[0],
      readLastSite(`ss_lastid=${text}`),
    ]);
  });
});
