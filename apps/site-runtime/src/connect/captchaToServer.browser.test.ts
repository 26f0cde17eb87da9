import type { CaptchaMount } from '@plinth/forms/captcha';
import { afterEach, expect, it, vi } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { captchaToServer } from './captchaToServer';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete (window as { turnstile?: unknown }).turnstile;
});

function mountOn(context: object, data: string) {
  const json = JSON.stringify({ website: { id: 'kiln' }, ...context });
  document.body.innerHTML = `<script type="application/json">${json}</script><form><div class="captcha-container" ${data}></div></form>`;
  const render = vi.fn((_: HTMLElement, __: Record<string, unknown>) => 1);
  Object.assign(window, { turnstile: { render, reset: vi.fn() } });
  const host = {
    ...createHost(document),
    init() {},
    destroy() {},
    start() {},
    report: vi.fn(),
  };
  const messages = { verifying: '', verified: '', failed: '' };
  const mount: CaptchaMount = {
    container: document.querySelector('.captcha-container')!,
    size: 'normal',
    theme: 'light',
    locale: 'en',
    onChange() {},
    messages,
    words: messages,
  };
  return { render, mounted: Promise.resolve(captchaToServer(host).mount(mount)) };
}

const named = 'data-captcha-provider="turnstile" data-sitekey="site-key"';

it('[FRM-8] [A-230] a form that names a site key has the captcha of its provider', async () => {
  const { render, mounted } = mountOn({}, named);
  const captcha = await mounted;
  expect(render.mock.calls[0]![1]).toMatchObject({ sitekey: 'site-key', size: 'normal' });
  (render.mock.calls[0]![1]['callback'] as (token: string) => void)('token-1');
  expect(captcha.key(new AbortController().signal)).toBe('token-1');
});

it.each([
  ['a provider that nobody knows', 'data-captcha-provider="constructor" data-sitekey="k"'],
  ['a provider without a key', 'data-captcha-provider="turnstile"'],
  ['a form that names none', ''],
])('[FRM-8] %s is the proof of work', async (_, data) => {
  const { render, mounted } = mountOn({}, data);
  await mounted;
  expect(render).not.toHaveBeenCalled();
  expect(document.querySelector('.pl-form-captcha[role="status"]')).not.toBeNull();
});

it('[FRM-8] nothing of the provider comes while the visitor has not agreed', async () => {
  const { render, mounted } = mountOn(
    { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } },
    named,
  );
  await mounted;
  expect(render).not.toHaveBeenCalled();
  expect(document.querySelector('.pl-form-captcha[role="status"]')).not.toBeNull();
});
