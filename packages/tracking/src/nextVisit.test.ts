import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextVisit } from './nextVisit';
import { clearLastSite, readLastSite, writeLastSite } from './lastSite';
import { formatVisitorCookie, parseVisitCookie, parseVisitorCookie } from './visitorCookie';

const now = 1_700_000_000_000;

describe('the visitor cookies', () => {
  it('[TRK-1, A-129, A-193] reads and writes id, first, previous, latest, count', () => {
    const visitor = { id: 'a-B_9', first: 1, previous: 2, latest: 3, visits: 4 };
    expect(formatVisitorCookie(visitor)).toBe('a-B_9|1|2|3|4');
    expect(parseVisitorCookie('a-B_9|1|2|3|4')).toEqual(visitor);
    expect(parseVisitorCookie('a-B_9%7C1%7c2%7C3%7C4')).toEqual(visitor);
  });

  it.each([
    undefined,
    null,
    '',
    'id|1|2|3',
    'id|1|2|3|4|5',
    '|1|2|3|4',
    'i d|1|2|3|4',
    'id|0|2|3|4',
    'id|-1|2|3|4',
    'id|1.5|2|3|4',
    'id|01|2|3|4',
    'id|1|2|3|x',
    'é|1|2|3|4',
    'id|1|2|3|4\n',
  ])('[TRK-1] refuses %j', (value) => {
    expect(parseVisitorCookie(value)).toBeUndefined();
  });

  it.each([undefined, '', '0', '-5', '1.5', 'x', '12a'])(
    '[TRK-1] refuses the visit %j',
    (value) => {
      expect(parseVisitCookie(value)).toBeUndefined();
    },
  );

  it('[TRK-1] every record survives its own writing', () => {
    const count = fc.integer({ min: 1 });
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w-]+$/),
        count,
        count,
        count,
        count,
        (id, first, previous, latest, visits) => {
          const visitor = { id, first, previous, latest, visits };
          expect(parseVisitorCookie(formatVisitorCookie(visitor))).toEqual(visitor);
        },
      ),
    );
  });
});

describe('nextVisit', () => {
  it('[TRK-2, A-167] makes a record for a visitor without one', () => {
    const { visitor, isNewVisit, write } = nextVisit({ cookies: '', now, random: () => 0.5 });
    expect(visitor).toMatchObject({ first: now, previous: now, latest: now, visits: 1 });
    expect(visitor.id).toMatch(/^[\w-]{20,}$/);
    expect(isNewVisit).toBe(true);
    expect(write).toEqual([
      `ss_cvt=${now}; Max-Age=1800; Path=/; SameSite=Lax`,
      `ss_cvr=${formatVisitorCookie(visitor)}; Max-Age=63072000; Path=/; SameSite=Lax`,
    ]);
  });

  it('[TRK-2, A-286, A-287] [MOD-31] knows a visitor whose cookies a server has written in quotes', () => {
    const { visitor, isNewVisit } = nextVisit({ cookies: 'ss_cvr="a|1|2|3|4"; ss_cvt="5"', now });
    expect([visitor.id, isNewVisit]).toEqual(['a', false]);
  });

  it('[TRK-2, A-167] counts a new visit when ss_cvt is missing', () => {
    const { visitor, isNewVisit } = nextVisit({ cookies: 'x=y; ss_cvr=id|1|2|3|4', now });
    expect(visitor).toEqual({ id: 'id', first: 1, previous: 3, latest: now, visits: 5 });
    expect(isNewVisit).toBe(true);
  });

  it('[TRK-2] stays in the visit while ss_cvt is there, and prolongs it', () => {
    const { visitor, isNewVisit, write } = nextVisit({
      cookies: 'ss_cvr=id|1|2|3|4; ss_cvt=3',
      now,
      isSecure: true,
    });
    expect(visitor).toEqual({ id: 'id', first: 1, previous: 2, latest: 3, visits: 4 });
    expect(isNewVisit).toBe(false);
    expect(write).toEqual([`ss_cvt=${now}; Max-Age=1800; Path=/; SameSite=Lax; Secure`]);
  });

  it.each(['ss_cvt=3', 'ss_cvt=3; ss_cvr=broken'])(
    '[TRK-2] makes the record where only the visit is known: %s',
    (cookies) => {
      expect(nextVisit({ cookies, now }).visitor.visits).toBe(1);
    },
  );

  it('[TRK-2] a broken ss_cvt is no visit', () => {
    expect(nextVisit({ cookies: 'ss_cvr=id|1|2|3|4; ss_cvt=x', now }).visitor.visits).toBe(5);
  });
});

describe('ss_lastid', () => {
  it('[TRK-3] holds the site encoded, on the app domain, until the logout', () => {
    const written: string[] = [];
    const cookies = { read: () => '', write: (cookie: string) => written.push(cookie) };
    const options = { cookies, appDomain: 'sites.example', isSecure: true };
    writeLastSite({ identifier: 'kiln; "and" clay' }, options);
    expect(written[0]).toMatch(
      /^ss_lastid=%7B[^;]+; Max-Age=33696000; .*Secure; Domain=sites\.example$/,
    );
    expect(readLastSite(written[0]!)).toEqual({ identifier: 'kiln; "and" clay' });
    clearLastSite(options);
    expect(written[1]).toMatch(/^ss_lastid=; Max-Age=0; .*Domain=sites\.example/);
  });

  it('[TRK-3] [MOD-31] reads the last of several that holds a site', () => {
    const site = (identifier: string) => encodeURIComponent(JSON.stringify({ identifier }));
    const cookies = `ss_lastid=${site('first')}; ss_lastid=${site('last')}; ss_lastid=broken`;
    expect(readLastSite(cookies)).toEqual({ identifier: 'last' });
  });

  it.each(['', 'ss_lastid=', 'ss_lastid=%', 'ss_lastid=null', 'ss_lastid=%7B%7D'])(
    '[TRK-3] reads nothing from %j',
    (cookies) => {
      expect(readLastSite(cookies)).toBeUndefined();
    },
  );
});

it('[TRK-2] [MOD-31] goes on with the visitor of this host beside an older record of a domain above', () => {
  const ours = 'ab|1000|1000|2000|3';
  for (const cookies of [
    `ss_cvr=somebody-else; ss_cvt=x; ss_cvr=${ours}; ss_cvt=2000`,
    `ss_cvr=${ours}; ss_cvr=zz|1|1|1|9; ss_cvt=2000`,
    `ss_cvr=zz|1|1|1|9; ss_cvr=${ours}; ss_cvt=2000`,
  ]) {
    const { visitor, isNewVisit, hasOthers, write } = nextVisit({ cookies, now: 3000 });
    expect([visitor.id, isNewVisit, hasOthers]).toEqual(['ab', false, true]);
    // Written again: a visitor who removes the other entries removes ours with them.
    expect(write.some((cookie) => cookie.startsWith(`ss_cvr=${ours}`))).toBe(true);
  }
  expect(nextVisit({ cookies: `ss_cvr=${ours}; ss_cvt=2000`, now: 3000 }).hasOthers).toBe(false);
});
