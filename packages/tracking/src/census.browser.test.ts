import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { attachCensus } from './attachCensus';
import { attachCensusEvents } from './attachCensusEvents';
import { attachMouseTracking } from './attachMouseTracking';
import { attachPageSpeed } from './attachPageSpeed';
import { createCensus, type CensusReports } from './createCensus';
import { createPageSpeed, type SpeedBatch } from './createPageSpeed';
import { readEventFields } from './eventFields';

const home = location.href;

function setUp() {
  const calls = {
    recordHit: vi.fn(),
    recordButtonClick: vi.fn(),
    recordButtonRender: vi.fn(),
    recordFormRender: vi.fn(),
    recordOverlay: vi.fn(),
    recordQuickView: vi.fn(),
  } satisfies Record<keyof CensusReports, unknown>;
  const census = createCensus({
    send: (name, report) => calls[name](report) as unknown,
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    canTrack: () => true,
    fields: () => readEventFields(window, { websiteId: 'w1', itemId: null }, Date.now()),
  });
  return { calls, census };
}

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  history.replaceState(null, '', home);
  for (const name of ['ss_cvr', 'ss_cvt']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  vi.restoreAllMocks();
});

describe('attachCensus', () => {
  it('[TRK-6, A-122] [TRK-7] records the load with the fields of the page, and the cookies of the visitor', () => {
    const { calls, census } = setUp();
    document.title = 'Bowls';
    attachCensus(window, { census })();
    const [hit] = calls.recordHit.mock.lastCall!;
    expect(hit.data).toMatchObject({
      websiteId: 'w1',
      itemId: null,
      pagePath: location.pathname,
      pageHash: location.hash,
      url: location.href,
      title: 'Bowls',
      queryString: location.search,
      referrer: document.referrer,
      userAgent: navigator.userAgent,
      viewportWidth: innerWidth,
      viewportHeight: innerHeight,
      screenWidth: screen.width,
      screenHeight: screen.height,
      localStorageSupported: true,
    });
    expect(document.cookie).toContain(`ss_cvr=${hit.ss_cvr}`);
    expect(document.cookie).toMatch(/ss_cvt=\d{13}/);
  });

  it('[TRK-18k] counts every return from the back/forward cache, and no ordinary pageshow', () => {
    const { calls, census } = setUp();
    const detach = attachCensus(window, { census });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(calls.recordHit).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(calls.recordHit).toHaveBeenCalledTimes(3);
    detach();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(calls.recordHit).toHaveBeenCalledTimes(3);
  });

  it('[TRK-7] counts a change of the path without a load, not one of the query or hash', async () => {
    const { calls, census } = setUp();
    const detach = attachCensus(window, { census });
    history.pushState(null, '', '/bowls');
    await expect.poll(() => calls.recordHit.mock.calls.length).toBe(2);
    expect(calls.recordHit.mock.lastCall![0].data).toMatchObject({
      viewKind: 'soft',
      pagePath: '/bowls',
      referrer: home,
    });
    history.replaceState(null, '', '/bowls?page=2');
    history.replaceState(null, '', '/bowls#top');
    history.pushState(null, '', '/plates');
    await expect.poll(() => calls.recordHit.mock.calls.length).toBe(3);
    detach();
    history.pushState(null, '', '/cups');
    expect(calls.recordHit).toHaveBeenCalledTimes(3);
  });

  it('[TRK-7] a prerendered page counts when it is shown', () => {
    const { calls, census } = setUp();
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    attachCensus(window, { census });
    expect(calls.recordHit).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(calls.recordHit).toHaveBeenCalledOnce();
    Reflect.deleteProperty(document, 'prerendering');
  });
});

describe('attachCensusEvents', () => {
  it('[TRK-7] nothing has appeared on a page that was rendered ahead, until it is shown', async () => {
    document.body.innerHTML = ownBlock + others;
    const { calls, census } = setUp();
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const detach = attachCensusEvents(document, { census });
    const never = attachCensusEvents(document, { census });
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect(calls.recordButtonRender).not.toHaveBeenCalled();
    expect(calls.recordFormRender).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('ss_cvt');
    never();
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await expect.poll(() => calls.recordFormRender.mock.calls.length).toBe(1);
    expect(calls.recordButtonRender).toHaveBeenCalledOnce();
    detach();
  });

  const ownBlock = `<div class="pl-block" id="block-1" data-block-type="53">
    <div data-alignment="center" data-button-size="large"><a href="#shop" target="_blank"> Shop <b>now</b> </a></div></div>`;
  const olderBlock = `<div class="sqs-block sqs-block-button" id="block-2">
    <div class="sqs-block-button-container" data-alignment="left" data-button-size="small">
    <a class="sqs-block-button-element" href="#about">About</a></div></div>`;
  const overlay = `<div data-popup-overlay id="popup"><a href="#join">Join</a></div>`;
  const others = `<p><a href="#elsewhere">A link in text</a></p><form data-form-id="form-1"></form>`;

  it('[TRK-7, A-128, A-211] records rendered buttons and forms once, and clicks wherever the button came from', async () => {
    document.body.innerHTML = ownBlock + overlay + others;
    const { calls, census } = setUp();
    const detach = attachCensusEvents(document, { census });
    await expect.poll(() => calls.recordFormRender.mock.calls.length).toBe(1);
    expect(calls.recordFormRender).toHaveBeenCalledWith(
      expect.objectContaining({ formId: 'form-1' }),
    );
    expect(calls.recordButtonRender.mock.calls.map(([button]) => button.buttonText)).toEqual([
      'Shop now',
      'Join',
    ]);

    document.body.insertAdjacentHTML('beforeend', olderBlock);
    const stay = new AbortController();
    document.body.addEventListener('click', (event) => event.preventDefault(), {
      signal: stay.signal,
    });
    await page.getByText('now').click();
    await page.getByText('About').click();
    await page.getByText('Join').click();
    await page.getByText('A link in text').click();
    expect(calls.recordButtonClick.mock.calls.map(([button]) => button)).toEqual([
      {
        id: 'block-1',
        buttonText: 'Shop now',
        clickthroughUrl: '#shop',
        alignment: 'center',
        size: 'large',
        newWindow: true,
        context: 1,
      },
      {
        id: 'block-2',
        buttonText: 'About',
        clickthroughUrl: '#about',
        alignment: 'left',
        size: 'small',
        newWindow: false,
        context: 1,
      },
      {
        id: 'popup',
        buttonText: 'Join',
        clickthroughUrl: '#join',
        alignment: undefined,
        size: undefined,
        newWindow: false,
        context: 2,
      },
    ]);
    detach();
    await page.getByText('About').click();
    stay.abort();
    expect(calls.recordButtonClick).toHaveBeenCalledTimes(3);
  });

  it('[TRK-7] a tracker that fails does not keep a link from working', async () => {
    document.body.innerHTML = olderBlock;
    const { calls, census } = setUp();
    calls.recordButtonClick.mockImplementation(() => {
      throw new Error('broken tracker');
    });
    const detach = attachCensusEvents(document, { census });
    await page.getByText('About').click();
    await expect.poll(() => location.hash).toBe('#about');
    detach();
  });
});

describe('attachMouseTracking', () => {
  it('[TRK-13, B-221] listens for a signed-in user only, and stops with the session', async () => {
    document.body.innerHTML = '<button>One</button><br><br><button>Two</button>';
    const send = vi.fn();
    const visitor = attachMouseTracking(document, { isSignedIn: () => false, send });
    await userEvent.hover(page.getByText('One'));
    visitor();
    expect(send).not.toHaveBeenCalled();

    let isSignedIn = true;
    const detach = attachMouseTracking(document, {
      isSignedIn: () => isSignedIn,
      send,
      intervalMs: 0,
      pieceSize: 1,
    });
    await userEvent.hover(page.getByText('Two'));
    await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
    expect(send.mock.calls[0]![0]).toEqual([
      { x: expect.any(Number), y: expect.any(Number), at: expect.any(Number) },
    ]);
    isSignedIn = false;
    const before = send.mock.calls.length;
    await userEvent.hover(page.getByText('One'));
    detach();
    expect(send).toHaveBeenCalledTimes(before);
  });

  it('[TRK-13] sends the way in pieces of 50 points, the rest when it stops', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pieces: number[] = [];
    const detach = attachMouseTracking(document, {
      isSignedIn: () => true,
      send: ({ length }) => pieces.push(length),
    });
    for (let at = 0; at < 60; at += 1) {
      document.dispatchEvent(new MouseEvent('mousemove', { clientX: at }));
      vi.advanceTimersByTime(100);
    }
    expect(pieces).toEqual([50]);
    detach();
    expect(pieces).toEqual([50, 10]);
  });
});

describe('attachPageSpeed', () => {
  it('[TRK-15] leaves out the time before a prerendered page is shown', async () => {
    const [entry] = performance.getEntriesByType('navigation');
    Object.defineProperty(entry!, 'activationStart', { value: 1e7, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(entry!, 'activationStart'));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry!]);
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const pageSpeed = { loaded: vi.fn(), record: vi.fn(), flush() {}, stop() {} };
    const detach = attachPageSpeed(window, { pageSpeed });
    onTestFinished(detach);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(pageSpeed.loaded).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await expect.poll(() => pageSpeed.loaded.mock.calls.length).toBe(1);
    const load = pageSpeed.record.mock.calls.find(([key]) => key === 'load');
    expect(load?.[1]).toMatchObject({ name: 'loadEventEnd', value: 0 });
  });

  it('[TRK-15] measures vitals, load, DOM, user timings; late values leave when the page is hidden', async () => {
    const sent: SpeedBatch[] = [];
    const records = () => sent.flatMap(({ records }) => records);
    const loadSettings = vi.fn(async () => ({ status: 200, pageLoadId: 'load-1' }));
    const pageSpeed = createPageSpeed({
      loadSettings,
      sendRecords: (text) => sent.push(JSON.parse(text) as SpeedBatch),
      onError: (error) => {
        throw error;
      },
    });
    document.body.innerHTML = '<h1>Bowls</h1><button>Slow</button>';
    const detach = attachPageSpeed(window, { pageSpeed });
    performance.mark('gallery-start');
    performance.measure('block gallery', 'gallery-start');
    document.querySelector('button')!.addEventListener('click', () => {
      const start = performance.now();
      while (performance.now() - start < 60);
    });
    await page.getByRole('button').click();
    // They are requested when the page has settled.
    await expect.poll(() => loadSettings.mock.calls.length).toBe(1);
    await expect
      .poll(() => {
        pageSpeed.flush();
        return records().map(({ name }) => name);
      })
      .toEqual(expect.arrayContaining(['INP', 'loadEventEnd']));
    expect([...new Set(records().map(({ name }) => name))]).toEqual(
      expect.arrayContaining([
        'FCP',
        'INP',
        'FID',
        'CLS',
        'TTFB',
        'loadEventEnd',
        'domInteractive',
        'domContentLoadedEventEnd',
        'domComplete',
        'block gallery',
        'gallery-start',
      ]),
    );
    expect(records().find(({ name }) => name === 'block gallery')!.type).toBe('userTiming');
    expect(sent.every(({ pageLoadId }) => pageLoadId === 'load-1')).toBe(true);

    // A slower interaction after the last sending, and then the visitor leaves. Slower than the first one really was:
    // on a busy machine that is far from the time that its listener took.
    const before = sent.length;
    const slowest = Math.max(
      ...records().flatMap(({ name, value }) => (name === 'INP' ? [value] : [])),
    );
    document.querySelector('button')!.addEventListener('click', () => {
      const start = performance.now();
      while (performance.now() - start < slowest + 100);
    });
    await page.getByRole('button').click();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const late = () => sent.slice(before).flatMap(({ records }) => records);
    await expect
      .poll(() => late().some(({ name, value }) => name === 'INP' && value > slowest))
      .toBe(true);
    detach();
    pageSpeed.stop();
  });
});
