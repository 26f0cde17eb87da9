import { describe, expect, it, vi } from 'vitest';
import { cookieJar } from './__fixtures__/cookieJar';
import { createCensus, type CensusOptions, type CensusPorts } from './createCensus';
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
  const ports = {
    sendHit: vi.fn(),
    sendButtonClick: vi.fn(),
    sendButtonRender: vi.fn(),
    sendFormRender: vi.fn(),
    sendOverlay: vi.fn(),
    sendQuickView: vi.fn(),
  } satisfies CensusPorts;
  const cookies = cookieJar(() => now);
  const page = { url: 'https://kiln.example/a', referrer: 'https://search.example/' };
  const census = createCensus({
    ports,
    cookies,
    canTrack: () => true,
    fields: () => ({ ...page, userAgent: 'Agent', memberAccountId: 'm1' }) as EventFields,
    now: () => now,
    ...options,
  });
  return { ports, cookies, census, page, pass: (ms: number) => (now += ms) };
}

describe('createCensus', () => {
  it('[TRK-7] [TRK-6] records a hit with its own id, the fields and the visitor', () => {
    const { ports, census, cookies } = setUp();
    census.recordHit();
    census.recordHit('restore');
    const [first, second] = ports.sendHit.mock.calls.map(([hit]) => hit);
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
    const { ports, census, pass } = setUp();
    const visits = () => ports.sendHit.mock.lastCall![0].ss_cvr.split('|')[4];
    census.recordHit();
    pass(1_799_000);
    census.recordHit();
    expect(visits()).toBe('1');
    pass(1_800_001);
    census.recordHit();
    expect(visits()).toBe('2');
  });

  it('[TRK-17] writes no cookie and sends nothing while it may not, and the held-back view once it may', () => {
    let isAllowed = false;
    const { ports, census, cookies } = setUp({ canTrack: () => isAllowed });
    census.recordHit('load');
    census.recordButtonClick(button);
    census.recordButtonRender(button);
    census.recordFormRender('form-1');
    census.recordOverlay({ event: 'render' });
    census.recordQuickView('item-1');
    census.resume();
    for (const send of Object.values(ports)) expect(send).not.toHaveBeenCalled();
    expect(cookies.names()).toEqual([]);
    isAllowed = true;
    census.resume();
    census.resume();
    expect(ports.sendHit).toHaveBeenCalledOnce();
    expect(cookies.names()).toEqual(['ss_cvr', 'ss_cvt']);
    isAllowed = false;
    census.recordButtonClick(button);
    expect(ports.sendButtonClick).not.toHaveBeenCalled();
  });

  it('[TRK-5] counts no view on /search, but what is done there', () => {
    const { ports, census } = setUp({ canRecordView: () => false });
    census.recordHit();
    census.recordButtonClick(button);
    expect(ports.sendHit).not.toHaveBeenCalled();
    expect(ports.sendButtonClick).toHaveBeenCalledWith(button);
  });

  it('[TRK-6] leaves out what recognises a visitor where the site restricts it', () => {
    const { ports, census, cookies } = setUp({ mayIdentify: () => false });
    census.recordHit();
    const [hit] = ports.sendHit.mock.lastCall!;
    expect(hit.ss_cvr).toBeUndefined();
    expect(hit.data).not.toHaveProperty('userAgent');
    expect(hit.data).not.toHaveProperty('memberAccountId');
    expect(cookies.names()).toEqual([]);
  });

  it('[TRK-6] a soft navigation came from the page before it', () => {
    const { ports, census, page } = setUp();
    census.recordHit();
    page.url = 'https://kiln.example/b';
    census.recordHit('soft');
    expect(ports.sendHit.mock.lastCall![0].data.referrer).toBe('https://kiln.example/a');
  });

  it('[TRK-7] renders count once per view', () => {
    const { ports, census } = setUp();
    census.recordHit();
    for (let i = 0; i < 3; i += 1) {
      census.recordButtonRender(button);
      census.recordFormRender('form-1');
    }
    expect(ports.sendButtonRender).toHaveBeenCalledOnce();
    expect(ports.sendFormRender).toHaveBeenCalledExactlyOnceWith({
      formId: 'form-1',
      visitorCookie: expect.stringMatching(/\|1$/),
    });
    census.recordHit('restore');
    census.recordButtonRender(button);
    expect(ports.sendButtonRender).toHaveBeenCalledTimes(2);
  });

  it('[TRK-7] ignores ports that are missing, throw or reject, cookies that are denied, and fields that fail', async () => {
    const failing = {
      sendHit: () => Promise.reject(new Error('offline')),
      sendButtonClick: () => {
        throw new Error('broken');
      },
    };
    const denied = {
      read: () => {
        throw new Error('SecurityError');
      },
      write: () => {
        throw new Error('SecurityError');
      },
    };
    const { census } = setUp({ ports: failing, cookies: denied });
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
    const sendHit = vi.fn();
    const read = () => {
      throw new Error('SecurityError');
    };
    setUp({ ports: { sendHit }, cookies: { read, write: read } }).census.recordHit();
    expect(sendHit).toHaveBeenCalledOnce();
  });
});
