import { describe, expect, it, vi } from 'vitest';
import { manualClock } from './__fixtures__/manualClock';
import { createPageSpeed, type PageSpeedOptions, type SpeedBatch } from './createPageSpeed';

/** Milliseconds after the start at which the settings are requested. */
const settingsDelay = 2000;

function setUp(options: Partial<PageSpeedOptions> = {}) {
  const clock = manualClock();
  const sent: SpeedBatch[] = [];
  const errors: string[] = [];
  const pageSpeed = createPageSpeed({
    loadSettings: async () => ({ status: 200, pageLoadId: 'load-1' }),
    sendRecords: (text) => sent.push(JSON.parse(text) as SpeedBatch),
    onError: ({ message }) => errors.push(message),
    clock,
    ...options,
  });
  const record = (name: 'LCP' | 'CLS' | 'FCP' | 'INP', value: number) =>
    pageSpeed.record(name, { id: `${name}-1`, name, value });
  return { clock, sent, errors, pageSpeed, record };
}

describe('createPageSpeed', () => {
  it('[TRK-15] keeps a place for the metrics of a page that measures in a loop', async () => {
    const { clock, sent, pageSpeed, record } = setUp();
    for (let i = 0; i < 500; i += 1)
      pageSpeed.record('user', { id: `mark ${i}`, name: 'frame', value: i });
    record('LCP', 1200);
    record('INP', 80);
    pageSpeed.loaded();
    await clock.pass(30_000);
    expect(sent[0]!.records).toHaveLength(102);
    expect(sent[0]!.records.slice(-2).map(({ name }) => name)).toEqual(['LCP', 'INP']);
  });

  it('[TRK-15, A-225, A-294, B-227, B-234, B-316] sends what is known 30 s after load, late metrics at 60 s, and the rest when hidden', async () => {
    const { clock, sent, pageSpeed, record } = setUp();
    pageSpeed.loaded();
    record('FCP', 900);
    record('LCP', 1000);
    record('LCP', 1200);
    pageSpeed.record('user', { id: 'm', name: 'block gallery', value: 3, start: 500 });
    await clock.pass(29_999);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toEqual([
      {
        pageLoadId: 'load-1',
        records: [
          { type: 'pageSpeed', id: 'FCP-1', name: 'FCP', value: 900 },
          { type: 'pageSpeed', id: 'LCP-1', name: 'LCP', value: 1200 },
          { type: 'userTiming', id: 'm', name: 'block gallery', value: 3, start: 500 },
        ],
      },
    ]);
    record('CLS', 0.1);
    await clock.pass(29_999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(sent[1]!.records.map(({ name }) => name)).toEqual(['CLS']);
    record('CLS', 0.2);
    record('INP', 80);
    await clock.pass(600_000);
    expect(sent).toHaveLength(2);
    pageSpeed.flush();
    expect(sent[2]!.records.map(({ name, value }) => [name, value])).toEqual([
      ['CLS', 0.2],
      ['INP', 80],
    ]);
    pageSpeed.flush();
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['a refusal', async () => ({ status: 503 }), ['Metric settings request failed: 503']],
    ['no connection', async () => ({ status: 0 }), []],
    ['no id', async () => ({ status: 200 }), ['Unable to resolve pageLoadId']],
    [
      'an empty id',
      async () => ({ status: 200, pageLoadId: '' }),
      ['Unable to resolve pageLoadId'],
    ],
    [
      'a failure',
      () => Promise.reject(new Error('broken')),
      ['Metric settings request failed: Error: broken'],
    ],
  ])(
    '[TRK-14, A-269, B-243] after %s it sends nothing and reports %j',
    async (_name, loadSettings, expected) => {
      const { clock, sent, errors, pageSpeed, record } = setUp({ loadSettings });
      pageSpeed.loaded();
      record('FCP', 1);
      await clock.pass(60_000);
      pageSpeed.flush();
      expect(sent).toEqual([]);
      expect(errors).toEqual(expected);
    },
  );

  it('[TRK-14, A-224, B-226] waits 30 s for the settings', async () => {
    let signal: AbortSignal | undefined;
    let answer: (settings: { status: number; pageLoadId: string }) => void = () => {};
    const { clock, sent, errors, pageSpeed, record } = setUp({
      loadSettings(given) {
        signal = given;
        return new Promise((resolve) => (answer = resolve));
      },
    });
    await clock.pass(settingsDelay);
    await clock.pass(29_999);
    expect([signal!.aborted, errors.length]).toEqual([false, 0]);
    await clock.pass(1);
    expect(signal!.aborted).toBe(true);
    expect(errors).toEqual(['Metric settings request timeout']);
    answer({ status: 200, pageLoadId: 'late' });
    await clock.pass(1);
    record('FCP', 1);
    pageSpeed.flush();
    expect(sent).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  it('[TRK-15] a page that goes before the settings came sends without an id rather than losing its values', () => {
    const { sent, pageSpeed, record } = setUp({ loadSettings: () => new Promise(() => {}) });
    record('LCP', 1200);
    pageSpeed.flush();
    expect(sent).toMatchObject([{ pageLoadId: null, records: [{ name: 'LCP' }] }]);
  });

  it('[TRK-15, B-319] samples each metric by its share, also those that came before the shares', async () => {
    const { clock, sent, pageSpeed, record } = setUp({
      loadSettings: async () => ({
        status: 200,
        pageLoadId: 'load-1',
        sampling: { CLS: 0.4, INP: 0.6, LCP: 0 },
      }),
      random: () => 0.5,
    });
    record('CLS', 0.1);
    record('INP', 80);
    record('LCP', 1200);
    record('FCP', 900);
    await clock.pass(settingsDelay);
    record('LCP', 1300);
    pageSpeed.flush();
    expect(sent[0]!.records.map(({ name }) => name)).toEqual(['INP', 'FCP']);
  });

  it('[TRK-17a] sends nothing without consent', async () => {
    let isAllowed = false;
    const { clock, sent, pageSpeed, record } = setUp({ mayRun: () => isAllowed });
    record('LCP', 1);
    pageSpeed.flush();
    await clock.pass(settingsDelay);
    pageSpeed.flush();
    expect(sent).toEqual([]);
    isAllowed = true;
    pageSpeed.flush();
    expect(sent).toHaveLength(1);
    record('LCP', 2);
    pageSpeed.stop();
    pageSpeed.flush();
    expect(sent).toHaveLength(1);
  });

  it('[TRK-18m] keeps at most 100 values between two sendings, and no value that is none', async () => {
    const { clock, sent, pageSpeed, record } = setUp();
    await clock.pass(settingsDelay);
    record('LCP', NaN);
    for (let i = 0; i < 500; i += 1)
      pageSpeed.record('user', { id: `m${i}`, name: 'loop', value: i });
    pageSpeed.flush();
    expect(sent[0]!.records).toHaveLength(100);
  });

  it('[TRK-17d] sends nothing any more once it was stopped, nor what was recorded after', async () => {
    const { clock, sent, pageSpeed, record } = setUp();
    pageSpeed.loaded();
    await clock.pass(settingsDelay);
    record('LCP', 1000);
    pageSpeed.stop();
    record('FCP', 900);
    pageSpeed.flush();
    await clock.pass(60_000);
    pageSpeed.flush();
    expect(sent).toEqual([]);
  });

  it('[TRK-14] requests when the page has settled, and not at all where consent was withdrawn or it was stopped meanwhile', async () => {
    const loadSettings = vi.fn(async () => ({ status: 200, pageLoadId: 'load-1' }));
    const { clock } = setUp({ loadSettings });
    await clock.pass(1999);
    expect(loadSettings).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(loadSettings).toHaveBeenCalledOnce();

    let isAllowed = true;
    const withdrawn = setUp({ loadSettings, mayRun: () => isAllowed });
    isAllowed = false;
    await withdrawn.clock.pass(60_000);
    const stopped = setUp({ loadSettings });
    stopped.pageSpeed.stop();
    await stopped.clock.pass(60_000);
    expect(loadSettings).toHaveBeenCalledOnce();
  });

  it('survives a sender and an error reporter that throw', async () => {
    const broken = vi.fn(() => {
      throw new Error('broken');
    });
    const first = setUp({ sendRecords: broken });
    await first.clock.pass(settingsDelay);
    first.record('LCP', 1);
    first.pageSpeed.flush();
    const second = setUp({ onError: broken, loadSettings: async () => ({ status: 500 }) });
    await second.clock.pass(settingsDelay);
    expect(broken).toHaveBeenCalledTimes(2);
  });
});
