import { afterEach, expect, it, vi } from 'vitest';
import { createHost } from '../boot/host';
import { beginPage } from '../connect/timeOnPage';
import { openPopup } from './openPopup';
import { startPopup } from './startPopup';

vi.mock('./openPopup', () => ({ openPopup: vi.fn(() => Promise.resolve(() => {})) }));

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('[RUN-12] its timer begins anew on a page that was turned to', () => {
  vi.useFakeTimers();
  const popupOverlaySettings = { style: 2, version: 1, showOnTimer: true, timerDelay: 5 };
  const context = JSON.stringify({ websiteSettings: { popupOverlaySettings } });
  const host = {
    ...createHost(document),
    ...{ init() {}, destroy() {}, start() {}, report: vi.fn(), context },
  };
  // Somebody who read the page before for a minute.
  vi.advanceTimersByTime(60_000);
  host.turnPage();
  beginPage(host);
  stop = startPopup(host, document.createElement('template'));
  vi.advanceTimersByTime(4000);
  expect(openPopup).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(openPopup).toHaveBeenCalledTimes(1);
});
