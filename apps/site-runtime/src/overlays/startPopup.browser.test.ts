import { afterEach, expect, it, vi } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { beginPage } from '../services/page/timeOnPage';
import { startPopup } from './startPopup';

let stop: (() => void) | undefined;

function begin(settings: object) {
  const popupOverlaySettings = { style: 2, version: 1, ...settings };
  const context = JSON.stringify({ websiteSettings: { popupOverlaySettings } });
  const host = {
    ...createHost(document),
    init() {},
    destroy() {},
    start() {},
    report: vi.fn(),
    context,
  };
  const template = document.createElement('template');
  template.innerHTML = '<div data-panel data-title="News" tabindex="-1">News</div>';
  return { host, start: () => (stop = startPopup(host, template)) };
}

const popups = () => document.querySelectorAll('dialog [data-panel]').length;

afterEach(() => {
  stop?.();
  localStorage.clear();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('[RUN-12e] its timer starts again on a page after a soft navigation', async () => {
  vi.useFakeTimers();
  const { host, start } = begin({ showOnTimer: true, timerDelay: 5 });
  // A visitor who read the previous page for a minute.
  await vi.advanceTimersByTimeAsync(60_000);
  host.turnPage();
  beginPage(host);
  start();
  await vi.advanceTimersByTimeAsync(4000);
  expect(popups()).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(popups()).toBe(1);
});

it('[RUN-12d] [CNS-4] waits for the answer to the cookie banner, whose buttons it would make dead', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-consent-banner>Cookies?<button>Yes</button></div>';
  const { start } = begin({ showOnTimer: true, timerDelay: 0 });
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(popups()).toBe(0);
  document.querySelector<HTMLElement>('[data-consent-banner]')!.hidden = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(popups()).toBe(1);
});

it('[RUN-12e] counts its delay from when a page was shown that was rendered ahead', async () => {
  vi.useFakeTimers();
  const shownAt = performance.now() - 1000;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { activationStart: shownAt } as never,
  ]);
  begin({ showOnTimer: true, timerDelay: 5 }).start();
  await vi.advanceTimersByTimeAsync(3900);
  expect(popups()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(popups()).toBe(1);
  vi.restoreAllMocks();
});

it('[RUN-12d] opens once for two presses while its sheets are on their way, and again after that', async () => {
  const { host, start } = begin({});
  start();
  host.emit('show-popup');
  host.emit('show-popup');
  await expect.poll(popups).toBe(1);
  host.emit('show-popup');
  await expect.poll(popups).toBe(2);
});
