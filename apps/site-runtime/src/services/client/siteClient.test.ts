// @vitest-environment jsdom
import { commerceRoutes, sessionRoutes, siteRoutes } from '@plinth/site-api/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHost, type Host } from '@plinth/site-blocks/host';
import { siteClient } from './siteClient';

const hostOfPage = () =>
  ({ ...createHost(document), init() {}, destroy() {}, start() {} }) satisfies Host;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const calls = { ...commerceRoutes, ...sessionRoutes, ...siteRoutes };
const login = { email: 'ida@example.test', password: 'clay' };

describe('the calls of a page', () => {
  it('[API-10, A-264] opens the system error dialog once where no caller handles the failures', async () => {
    // jsdom has the element without its methods.
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
    const fetch = () => Promise.resolve(new Response('', { status: 500 }));
    const host = hostOfPage();
    const page = siteClient(host, calls, { fetch });
    const cart = siteClient(host, commerceRoutes, { fetch });
    await Promise.allSettled([
      page.memberLogin(login),
      page.widgetRendering({ widgetJSON: { type: 2, id: 'b1' } }),
      cart.readCart(),
      page.memberLogin(login, { handlesFailure: true }),
    ]);
    await expect.poll(() => document.body.textContent).toContain('Something Went Wrong!');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('[API-5] come through after two short failures, where they may be repeated', async () => {
    vi.useFakeTimers();
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValueOnce(new TypeError('lost'))
      .mockResolvedValueOnce(new Response('', { status: 503 }))
      .mockResolvedValue(Response.json({ html: '<p>New</p>' }));
    const page = siteClient(hostOfPage(), siteRoutes, { fetch });
    const call = page.widgetRendering({ widgetJSON: { type: 2, id: 'b1' } });
    await vi.advanceTimersByTimeAsync(400);
    expect(await call).toMatchObject({ html: '<p>New</p>' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
