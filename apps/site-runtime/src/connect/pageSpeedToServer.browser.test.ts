import { afterEach, expect, it, vi } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { startPageSpeed } from './pageSpeedToServer';

let stop = () => {};

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const owner = { authenticatedAccount: { id: 'owner' }, websiteRoles: [1] };
const viewer = { authenticatedAccount: { id: 'viewer' }, websiteRoles: [10] };

it.each([
  ['a page', { pageType: 1 }, true],
  ['a page that a viewer looks at', { pageType: 1, ...viewer }, true],
  ['a page that its owner looks at', { pageType: 1, ...owner }, false],
  ['a page that is not found', { pageType: 100 }, false],
  ['a lock screen', { pageType: 103 }, false],
  ['a page of denied access', { pageType: 106 }, false],
])('[TRK-5] [TRK-14] asks for the settings of %s: %o, %s', async (_, context, isMeasured) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{"pageLoadId":"load"}'));
  document.body.innerHTML = `<script type="application/json" id="plinth-page-context">${JSON.stringify(
    { website: { id: 'kiln' }, ...context },
  )}</script>`;
  const host = { ...createHost(document), init: () => {}, destroy: () => {}, start: () => {} };
  stop = startPageSpeed(host);
  await vi.advanceTimersByTimeAsync(2500);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(
    isMeasured ? ['/api/1/performance/settings'] : [],
  );
});
