import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { whenIdle, createHost, type Host } from '@plinth/site-blocks/host';
import { recordQuickView } from '../connect/quickViewToCensus';
import { startPage } from './startPage';

const requests: { url: string; body: string }[] = [];
let stop = () => {};

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init);
    requests.push({ url: request.url, body: await request.text() });
    return new Response('{"pageLoadId":"load"}');
  });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/';
});

const banner = `
  <div data-consent-banner role="dialog" aria-label="Cookies" tabindex="-1">
    <button name="decision" value="true">Accept</button>
    <button name="decision" value="false">Decline</button>
  </div>
  <a href="#cookie-settings">Cookie settings</a>`;

async function start(context: string, before?: (host: Host) => void): Promise<Host> {
  document.body.innerHTML = `
    <script type="application/json" id="plinth-page-context">${context}</script>${banner}`;
  const host = { ...createHost(document), init: () => {}, destroy: () => {}, start: () => {} };
  before?.(host);
  stop = await startPage(host);
  return host;
}

/** Reports about the visitor; the settings of page speed are requested separately, and later. */
const reports = () =>
  requests.filter(({ url }) => url.includes('/api/') && !url.includes('/performance/'));
const restrictive = JSON.stringify({
  website: { id: 'kiln' },
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
});

it('[TRK-17c] asks, and counts the view that was held back when the visitor agrees', async () => {
  document.cookie = 'ss_cvr=left; Path=/';
  await start(restrictive);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(document.cookie).not.toContain('ss_cvr');
  expect(reports()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Accept' }));
  await expect
    .poll(() => reports().map(({ url }) => new URL(url).pathname))
    .toEqual(['/api/census/RecordHit']);
  expect(reports()[0]?.body).toContain('kiln');
});

it('[CNS-3] [TRK-17c] takes an answer that was given just before the page was turned', async () => {
  const host = await start(restrictive);
  (page.getByRole('button', { name: 'Accept' }).element() as HTMLElement).click();
  // The banner's script has not loaded yet.
  host.emit('page-left');
  document.body.innerHTML = banner;
  host.emit('page-turned');
  await expect
    .poll(() => reports().map(({ url }) => new URL(url).pathname))
    .toEqual(['/api/census/RecordHit']);
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeVisible();
  // The removed banner has left nothing that would take the place of this page's banner.
  await userEvent.click(page.getByRole('link', { name: 'Cookie settings' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('[CNS-7a] opens the banner of the next page where the script comes after it', async () => {
  document.cookie = 'ss_cookieAllowed=true; Path=/';
  const host = await start(restrictive);
  (page.getByRole('link', { name: 'Cookie settings' }).element() as HTMLElement).click();
  host.emit('page-left');
  document.body.innerHTML = banner;
  // A cached file may be loaded again before a timer is due, as in Firefox.
  const later = vi.spyOn(window, 'setTimeout');
  const held: (() => void)[] = [];
  later.mockImplementation(((task: () => void) => held.push(task)) as typeof setTimeout);
  host.emit('page-turned');
  await vi.dynamicImportSettled();
  later.mockRestore();
  for (const task of held) setTimeout(task);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('[CNS-3] aborts saving a decision that was changed, so that a late answer cannot restore it', async () => {
  await start(restrictive);
  const saving = vi.mocked(fetch).mock.calls;
  const saved = () =>
    saving
      .filter(([url]) => url === '/consent')
      .map(([, init]) => [(init?.body as URLSearchParams).toString(), init?.signal?.aborted]);
  vi.mocked(fetch).mockImplementation(() => new Promise(() => {}));
  await userEvent.click(page.getByRole('button', { name: 'Accept' }));
  await expect.poll(saved).toEqual([['decision=true', false]]);
  await userEvent.click(page.getByRole('link', { name: 'Cookie settings' }));
  await userEvent.click(page.getByRole('button', { name: 'Decline' }));
  await expect.poll(saved).toEqual([
    ['decision=true', true],
    ['decision=false', false],
  ]);
});

it('[TRK-7] counts what happened while the census was on its way, and nothing that happened without consent', async () => {
  const views = () => reports().filter(({ url }) => url.includes('QuickView'));
  await start('{}', (host) => recordQuickView(host, 'early'));
  await expect.poll(() => views().map(({ url, body }) => url + body)).toHaveLength(1);
  expect(views()[0]!.url + views()[0]!.body).toContain('early');
  stop();

  requests.length = 0;
  const host = await start(restrictive, (begun) => recordQuickView(begun, 'unasked'));
  await userEvent.click(page.getByRole('button', { name: 'Accept' }));
  await expect.poll(() => reports().some(({ url }) => url.includes('RecordHit'))).toBe(true);
  recordQuickView(host, 'agreed');
  await expect.poll(() => views().length).toBe(1);
  expect(views()[0]!.url + views()[0]!.body).toContain('agreed');
});

it('[RUN-15g] [TRK-7] starts nothing on a page that is rendered ahead before it is shown', async () => {
  document.cookie = 'ss_cookieAllowed=true; Path=/';
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const idle = vi.fn();
  whenIdle(idle);
  const started = start('{}');
  // Long enough for all that starts at once.
  await new Promise((resolve) => requestIdleCallback(resolve));
  await vi.dynamicImportSettled();
  expect(document.documentElement.dataset).not.toHaveProperty('pageStarted');
  expect(requests).toEqual([]);
  expect(idle).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await started;
  await expect.poll(() => reports().some(({ url }) => url.includes('RecordHit'))).toBe(true);
  await expect.poll(() => idle.mock.calls.length).toBe(1);
});

it('[CNS-4] shows an answered banner again when the visitor asks for it', async () => {
  document.cookie = 'ss_cookieAllowed=false; Path=/';
  await start(restrictive);
  await expect.element(page.getByRole('link', { name: 'Cookie settings' })).toBeVisible();
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Cookie settings' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});

it('[TRK-8] loads the error reporter when something fails, and hands it the earlier failures', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.cookie = 'ss_cookieAllowed=true; Path=/';
  const host = await start('{}');
  expect(reports().some(({ url }) => url.includes('RecordJavascriptErrors'))).toBe(false);
  host.report(new Error('a block broke'), 'gallery 7');
  await expect
    .poll(() => reports().find(({ url }) => url.includes('RecordJavascriptErrors'))?.body)
    .toContain('a block broke');
});

it('[MOD-18] reports a context that is no JSON once, starts with the defaults, and tracks nothing', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await start('{"website": broken');
  await expect.poll(() => reported.mock.calls.length).toBe(1);
  expect(String(reported.mock.calls[0]?.[1])).toContain('The page context is not JSON');
  expect(document.documentElement.dataset).toHaveProperty('pageStarted');
  expect(reports()).toEqual([]);
});
