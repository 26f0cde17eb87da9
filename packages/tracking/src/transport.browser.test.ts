import { afterEach, expect, it, vi } from 'vitest';
import { attachErrorReporter } from './attachErrorReporter';
import { attachTransport } from './attachTransport';
import { createErrorReporter, type ErrorEvent } from './errorReporter';
import { createTransport } from './transport';

let count = 0;
/** An address of the recording server for one test. */
function newRun() {
  count += 1;
  const root = `/recorded/run-${Date.now()}-${count}`;
  return {
    url: (path: string) => `${root}/${path}`,
    async recorded(): Promise<{ path: string; bytes: number; body: string; type: string }[]> {
      return (await (await fetch(root)).json()) as never;
    },
  };
}

const ascii = (bytes: number) => 'x'.repeat(bytes);

function becomeHidden(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('[TRK-18a] the browser takes 65,536 bytes in flight and refuses 65,537, over beacons and keepalive together', async () => {
  const run = newRun();
  // The facts on which the budget is based, measured in this browser.
  await expect(
    fetch(run.url('one-too-many'), { method: 'POST', body: ascii(65_537), keepalive: true }),
  ).rejects.toThrow(TypeError);
  const held = fetch(run.url('forty?hold=1500'), {
    method: 'POST',
    body: ascii(40_000),
    keepalive: true,
  });
  expect(navigator.sendBeacon(run.url('lost'), ascii(40_000))).toBe(false);
  expect(navigator.sendBeacon(run.url('fits?hold=1500'), ascii(25_536))).toBe(true);
  await expect(
    fetch(run.url('no-room'), { method: 'POST', body: 'x', keepalive: true }),
  ).rejects.toThrow(TypeError);
  await (await held).text();
  const recorded = await run.recorded();
  expect(recorded.map(({ path }) => path).sort()).toEqual(['fits', 'forty']);
  // The beacon's bytes are in flight until its answer came; the next test starts with an empty quota.
  await expect
    .poll(() =>
      fetch(run.url('empty'), { method: 'POST', body: ascii(65_536), keepalive: true })
        .then((answer) => answer.text())
        .catch(() => ''),
    )
    .toContain('ok');
});

it('[TRK-18a] the transport loses none of two parallel 40 kB bodies, nor at 65,536 and 65,537 bytes', async () => {
  const run = newRun();
  const transport = createTransport();
  const post = (path: string, bytes: number) =>
    transport.post({ url: run.url(`${path}?hold=300`), body: ascii(bytes) });
  const statuses = await Promise.all([
    post('a', 40_000),
    post('b', 40_000),
    post('c', 65_536),
    post('d', 65_537),
    post('e', 1),
  ]);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const recorded = await run.recorded();
  expect(recorded.map(({ path, bytes }) => `${path} ${bytes}`).sort()).toEqual([
    'a 40000',
    'b 40000',
    'c 65536',
    'd 65537',
    'e 1',
  ]);
});

it('[TRK-18a] counts the browser’s bytes: 21,845 euro signs and one letter fill the quota', async () => {
  const run = newRun();
  const transport = createTransport();
  const full = transport.post({ url: run.url('full?hold=300'), body: `${'€'.repeat(21_845)}x` });
  const after = transport.post({ url: run.url('after'), body: 'x' });
  expect(await Promise.all([full, after])).toEqual([200, 200]);
  expect((await run.recorded()).map(({ bytes }) => bytes)).toEqual([65_536, 1]);
});

it('[TRK-18e] sends on hidden what is collected, in the same turn', async () => {
  const run = newRun();
  const transport = createTransport({ isHidden: () => document.visibilityState === 'hidden' });
  const reporter = createErrorReporter({
    send: (events) =>
      transport.post({
        url: run.url('errors'),
        body: JSON.stringify(events),
        type: 'application/json',
      }),
    fields: () => ({ app: 'test', url: location.href, userAgent: navigator.userAgent }),
  });
  transport.onFlush(reporter.flush);
  const detach = attachTransport(window, { transport });
  reporter.report(new Error('just before the end'));
  expect(transport.pending()).toBe(0);
  becomeHidden();
  expect(transport.pending()).toBe(1);
  await expect.poll(() => transport.pending()).toBe(0);
  const [errors] = await run.recorded();
  expect(errors).toMatchObject({ path: 'errors', type: 'application/json' });
  expect(errors!.body).toContain('just before the end');
  detach();
  reporter.report(new Error('after the undo'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(transport.pending()).toBe(0);
});

it('[TRK-18b] outlives its page: what a frame sent while it was removed arrives', async () => {
  const run = newRun();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const transport = createTransport({ fetch: view.fetch.bind(view) });
  void transport.post({ url: run.url('last-words?hold=200'), body: 'bye' });
  frame.remove();
  await expect.poll(() => run.recorded()).toMatchObject([{ path: 'last-words', body: 'bye' }]);
});

it('[TRK-8] reports uncaught errors, rejections and scripts that do not load, with their block', async () => {
  const sent: ErrorEvent[] = [];
  const reporter = createErrorReporter({
    send: (events) => sent.push(...events),
    fields: () => ({ app: 'test', url: location.href, userAgent: navigator.userAgent }),
  });
  // A frame, so that the test runner does not hear of these errors.
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const detach = attachErrorReporter(view, { reporter });
  view.eval('setTimeout(() => { throw new TypeError("uncaught") })');
  view.eval('Promise.reject(new Error("unhandled"))');
  view.eval('Promise.reject(new DOMException("gone", "AbortError"))');
  const { document: page } = view;
  page.body.innerHTML = '<div id="block-7" data-block-type="1337"></div>';
  const script = page.createElement('script');
  script.src = '/recorded/none/missing.js?status=404';
  const picture = page.createElement('img');
  picture.src = '/recorded/none/missing.png?status=404';
  page.getElementById('block-7')!.append(script, picture);
  await expect.poll(() => sent.length).toBe(3);
  const byMessage = new Map(sent.map((event) => [event.data.message, event]));
  expect(byMessage.get('uncaught')).toMatchObject({
    event: 'error',
    data: { line: expect.any(Number) },
  });
  expect(byMessage.get('unhandled')).toMatchObject({ event: 'unhandledrejection' });
  const missing = [...byMessage.values()].find(({ data }) => data.block === 'block-7');
  expect(missing?.data.file).toContain('/missing.js');
  detach();
  view.eval('setTimeout(() => { throw new TypeError("after the undo") })');
  await expect
    .poll(() => view.eval('new Promise((run) => setTimeout(run, 20, "done"))') as Promise<string>)
    .toBe('done');
  reporter.flush();
  expect(sent).toHaveLength(3);
  frame.remove();
});

it('[TRK-8] leaves out the rejections of browser extensions, and survives what anybody rejects with', async () => {
  const report = vi.fn();
  const reporter = { report, flush: () => {}, clear: () => {} };
  // In a window of its own: the test's would call each of them a failure.
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const detach = attachErrorReporter(view, { reporter });
  const reject = (reason: unknown) =>
    view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const thrownBy = (file: string) =>
    Object.assign(new Error('no wallet'), { stack: `Error: no wallet\n    at f (${file}:1:2)` });
  reject(thrownBy('chrome-extension://abc/inpage.js'));
  reject(thrownBy('safari-web-extension://abc/inpage.js'));
  expect(report).not.toHaveBeenCalled();
  const own = [thrownBy('https://kiln.example/a.js'), undefined, null, 7, 'text', { stack: 1 }];
  own.forEach(reject);
  expect(report.mock.calls.map(([reason]) => reason as unknown)).toEqual(own);
  detach();
  frame.remove();
});

it('[TRK-8] reports what the page caught before the reporter was there', async () => {
  const report = vi.fn();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const earlier: Event[] = [];
  for (const type of ['error', 'unhandledrejection'])
    view.addEventListener(type, (event) => earlier.push(event));
  view.eval('setTimeout(() => { throw new TypeError("early") })');
  view.eval('Promise.reject(new Error("refused early"))');
  await expect.poll(() => earlier.length).toBe(2);
  const reporter = { report, flush: () => {}, clear: () => {} };
  attachErrorReporter(view, { reporter, earlier })();
  expect(report.mock.calls.map(([error]) => (error as Error).message).sort()).toEqual([
    'early',
    'refused early',
  ]);
  frame.remove();
});
