import { describe, expect, it, vi } from 'vitest';
import { cookieJar } from './__fixtures__/cookieJar';
import { createCensus, type CensusOptions, type CensusReports } from './createCensus';
import type { EventFields } from './eventFields';

const button = {
  id: 'block-1',
  buttonText: 'Buy',
  clickthroughUrl: '/shop',
  newWindow: false,
  context: 1,
} as const;

function setUp(options: Partial<CensusOptions> = {}) {
  let now = 1_700_000_000_000;
  const calls = {
    recordHit: vi.fn(),
    recordButtonClick: vi.fn(),
    recordButtonRender: vi.fn(),
    recordFormRender: vi.fn(),
    recordOverlay: vi.fn(),
    recordQuickView: vi.fn(),
  } satisfies Record<keyof CensusReports, unknown>;
  const cookies = cookieJar(() => now);
  const page = { url: 'https://kiln.example/a', referrer: 'https://search.example/' };
  const census = createCensus({
    send: (name, report) => calls[name](report) as unknown,
    cookies,
    canTrack: () => true,
    fields: () => ({ ...page, userAgent: 'Agent', memberAccountId: 'm1' }) as EventFields,
    now: () => now,
    ...options,
  });
  return { calls, cookies, census, page, pass: (ms: number) => (now += ms) };
}

const nameOf = (cookie: string) => cookie.split('=')[0];

describe('createCensus', () => {
  it('[TRK-7] [TRK-6] records a hit with its own id, the fields and the visitor', () => {
    const { calls, census, cookies } = setUp();
    census.recordHit();
    census.recordHit('restore');
    const [first, second] = calls.recordHit.mock.calls.map(([hit]) => hit);
    expect(first).toMatchObject({
      event: 'View',
      data: { url: 'https://kiln.example/a', viewKind: 'load', userAgent: 'Agent' },
    });
    expect(first.data.visitorCookie).toBe(first.ss_cvr);
    expect(cookies.read()).toContain(`ss_cvr=${first.ss_cvr}`);
    expect(second.data.viewKind).toBe('restore');
    expect(second.data.id).not.toBe(first.data.id);
  });

  it('[TRK-2] counts a visit after 30 minutes of silence, and none before', () => {
    const { calls, census, pass } = setUp();
    const visits = () => calls.recordHit.mock.lastCall![0].ss_cvr.split('|')[4];
    census.recordHit();
    pass(1_799_000);
    census.recordHit();
    expect(visits()).toBe('1');
    pass(1_800_001);
    census.recordHit();
    expect(visits()).toBe('2');
  });

  it('[TRK-17c] [TRK-17a] writes no cookie and sends nothing while it may not, and the held-back view once it may', () => {
    let isAllowed = false;
    const { calls, census, cookies } = setUp({ canTrack: () => isAllowed });
    census.recordHit('load');
    census.recordButtonClick(button);
    census.recordButtonRender(button);
    census.recordFormRender('form-1');
    census.recordOverlay({ event: 'render' });
    census.recordQuickView('item-1');
    census.resume();
    for (const send of Object.values(calls)) expect(send).not.toHaveBeenCalled();
    expect(cookies.names()).toEqual([]);
    isAllowed = true;
    census.resume();
    census.resume();
    expect(calls.recordHit).toHaveBeenCalledOnce();
    expect(cookies.names()).toEqual(['ss_cvt', 'ss_cvr']);
    isAllowed = false;
    census.recordButtonClick(button);
    expect(calls.recordButtonClick).not.toHaveBeenCalled();
  });

  it('[TRK-5, A-11] counts no view on /search, but what is done there', () => {
    const { calls, census } = setUp({ canRecordView: () => false });
    census.recordHit();
    census.recordButtonClick(button);
    expect(calls.recordHit).not.toHaveBeenCalled();
    expect(calls.recordButtonClick).toHaveBeenCalledWith(button);
  });

  it('[TRK-6] leaves out what recognises a visitor where the site restricts it', () => {
    const { calls, census, cookies } = setUp({ mayIdentify: () => false });
    census.recordHit();
    const [hit] = calls.recordHit.mock.lastCall!;
    expect(hit.ss_cvr).toBeUndefined();
    expect(hit.data).not.toHaveProperty('userAgent');
    expect(hit.data).not.toHaveProperty('memberAccountId');
    expect(cookies.names()).toEqual([]);
  });

  it('[TRK-6] a soft navigation came from the page before it', () => {
    const { calls, census, page } = setUp();
    census.recordHit();
    page.url = 'https://kiln.example/b';
    census.recordHit('soft');
    expect(calls.recordHit.mock.lastCall![0].data.referrer).toBe('https://kiln.example/a');
  });

  it('[TRK-6] a soft navigation without a view before it keeps the referrer of the page', () => {
    const { calls, census } = setUp();
    census.recordHit('soft');
    expect(calls.recordHit.mock.lastCall![0].data.referrer).toBe('https://search.example/');
    census.recordHit('restore');
    expect(calls.recordHit.mock.lastCall![0].data.referrer).toBe('https://search.example/');
  });

  it('[TRK-7, A-212, A-213] records overlays and quick views, and neither where nothing may be tracked', () => {
    const { calls, census } = setUp();
    const overlay = { id: 'o1' } as unknown as Parameters<typeof census.recordOverlay>[0];
    census.recordOverlay(overlay);
    census.recordQuickView('item-1');
    expect(calls.recordOverlay).toHaveBeenCalledExactlyOnceWith(overlay);
    expect(calls.recordQuickView).toHaveBeenCalledExactlyOnceWith({ id: 'item-1' });
    const silent = setUp({ canTrack: () => false });
    silent.census.recordOverlay(overlay);
    silent.census.recordQuickView('item-1');
    expect(silent.calls.recordOverlay).not.toHaveBeenCalled();
    expect(silent.calls.recordQuickView).not.toHaveBeenCalled();
  });

  it('[TRK-2] [MOD-31] removes the record of a parent domain beside its own', () => {
    const jar = new Map([
      ['sites.example', 'zz|1|1|1|9'],
      ['', 'ab|1000|1000|2000|3'],
    ]);
    const written: string[] = [];
    const cookies = {
      read: () => [...jar.values()].map((record) => `ss_cvr=${record}`).join('; '),
      write(cookie: string) {
        written.push(cookie);
        if (!cookie.startsWith('ss_cvr=')) return;
        const domain = /Domain=([^;]+)/i.exec(cookie)?.[1] ?? '';
        if (/max-age=0/i.test(cookie)) jar.delete(domain);
        else jar.set(domain, /=([^;]*)/.exec(cookie)![1]!);
      },
    };
    const location = { hostname: 'kiln.sites.example', pathname: '/a' };
    const { census } = setUp({ cookies, location });
    census.recordHit();
    expect([...jar.keys()]).toEqual(['']);
    expect(cookies.read()).toMatch(/^ss_cvr=ab\|1000\|/);

    written.length = 0;
    census.recordHit();
    expect(written.map(nameOf).sort()).toEqual(['ss_cvr', 'ss_cvt']);
  });

  it('[TRK-2] writes its record beside one of a domain above where it knows no address', () => {
    const read = () => 'ss_cvr=zz|1|1|1|9; ss_cvr=ab|1000|1000|2000|3';
    const write = vi.fn();
    setUp({ cookies: { read, write } }).census.recordHit();
    expect(write.mock.calls.map(([cookie]) => nameOf(cookie)).sort()).toEqual(['ss_cvr', 'ss_cvt']);
  });

  it('[TRK-7] renders count once per view', () => {
    const { calls, census } = setUp();
    census.recordHit();
    for (let i = 0; i < 3; i += 1) {
      census.recordButtonRender(button);
      census.recordFormRender('form-1');
    }
    expect(calls.recordButtonRender).toHaveBeenCalledOnce();
    expect(calls.recordFormRender).toHaveBeenCalledExactlyOnceWith({
      formId: 'form-1',
      visitorCookie: expect.stringMatching(/\|1$/),
    });
    census.recordHit('restore');
    census.recordButtonRender(button);
    expect(calls.recordButtonRender).toHaveBeenCalledTimes(2);
  });

  it('[TRK-7, A-209, A-253] ignores calls that throw or reject, cookies that are denied, and fields that fail', async () => {
    const failing: CensusOptions['send'] = (name) => {
      if (name === 'recordHit') return Promise.reject(new Error('offline'));
      throw new Error('broken');
    };
    const denied = {
      read: () => {
        throw new Error('SecurityError');
      },
      write: () => {
        throw new Error('SecurityError');
      },
    };
    const { census } = setUp({ send: failing, cookies: denied });
    census.recordHit();
    census.recordButtonClick(button);
    census.recordOverlay({ event: 'render' });
    setUp({
      fields: () => {
        throw new Error('broken');
      },
    }).census.recordHit();
    setUp({
      canTrack: () => {
        throw new Error('broken');
      },
    }).census.recordHit();
    // An unhandled rejection would fail this run.
    await Promise.resolve();
  });

  it('[TRK-7] counts a view although cookies are denied', () => {
    const send = vi.fn();
    const read = () => {
      throw new Error('SecurityError');
    };
    setUp({ send, cookies: { read, write: read } }).census.recordHit();
    expect(send).toHaveBeenCalledOnce();
  });
});
