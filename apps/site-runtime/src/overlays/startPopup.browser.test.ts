import { afterEach, expect, it, vi } from 'vitest';
import { createHost } from '../boot/host';
import { beginPage } from '../connect/timeOnPage';
import { openPopup } from './openPopup';
import { startPopup } from './startPopup';

vi.mock('./openPopup', () => ({ openPopup: vi.fn(() => Promise.resolve(() => {})) }));

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
  return { host, start: () => (stop = startPopup(host, document.createElement('template'))) };
}

afterEach(() => {
  stop?.();
  vi.mocked(openPopup).mockClear();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('[RUN-12] its timer begins anew on a page that was turned to', () => {
  vi.useFakeTimers();
  const { host, start } = begin({ showOnTimer: true, timerDelay: 5 });
  // Somebody who read the page before for a minute.
  vi.advanceTimersByTime(60_000);
  host.turnPage();
  beginPage(host);
  start();
  vi.advanceTimersByTime(4000);
  expect(openPopup).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(openPopup).toHaveBeenCalledTimes(1);
});

it('[RUN-12] [CNS-4] waits for the answer to the cookie banner, whose buttons it would make dead', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-consent-banner>Cookies?<button>Yes</button></div>';
  const { start } = begin({ showOnTimer: true, timerDelay: 0 });
  start();
  vi.advanceTimersByTime(60_000);
  expect(openPopup).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>('[data-consent-banner]')!.hidden = true;
  vi.advanceTimersByTime(1000);
  expect(openPopup).toHaveBeenCalledTimes(1);
});

it('[RUN-12] counts its delay from when a page was shown that was rendered ahead', () => {
  vi.useFakeTimers();
  const shownAt = performance.now() - 1000;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { activationStart: shownAt } as never,
  ]);
  begin({ showOnTimer: true, timerDelay: 5 }).start();
  vi.advanceTimersByTime(3900);
  expect(openPopup).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(openPopup).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

it('[RUN-12] opens once for two presses while its sheets are on their way, and again after that', async () => {
  const { host, start } = begin({});
  start();
  host.emit('show-popup');
  host.emit('show-popup');
  expect(openPopup).toHaveBeenCalledTimes(1);
  await vi.mocked(openPopup).mock.results[0]!.value;
  await Promise.resolve();
  host.emit('show-popup');
  expect(openPopup).toHaveBeenCalledTimes(2);
});
