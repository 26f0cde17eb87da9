import { expect, it } from 'vitest';
import { captchaSettings, isSiteKey, withSiteCaptcha } from './siteCaptcha';

const siteKey = '10000000-ffff-ffff';
const website = { captchaSettings: { provider: 'hcaptcha', siteKey } };
const schema = (captcha: object | undefined) =>
  ({ name: 'contact', fields: [], ...(captcha ? { captcha } : {}) }) as never as Parameters<
    typeof withSiteCaptcha
  >[0];

it('[FRM-8] a form that asks for a captcha has the site’s, unless it names its own', () => {
  expect(withSiteCaptcha(schema({ enabled: true }), website).captcha).toEqual({
    enabled: true,
    provider: 'hcaptcha',
    siteKey,
  });
  // Half an account of its own is none.
  expect(
    withSiteCaptcha(schema({ enabled: true, provider: 'turnstile' }), website).captcha,
  ).toMatchObject({ provider: 'hcaptcha', siteKey });
  const own = { enabled: true, provider: 'turnstile', siteKey: '0x4AAAAAAA' };
  expect(withSiteCaptcha(schema(own), website).captcha).toEqual(own);
});

it('[FRM-8] a form without a captcha, or of a site without one, stays as it is', () => {
  for (const captcha of [undefined, { enabled: false }])
    expect(withSiteCaptcha(schema(captcha), website).captcha).toEqual(captcha);
  for (const none of [undefined, {}, { captchaSettings: 'hcaptcha' }])
    expect(withSiteCaptcha(schema({ enabled: true }), none).captcha).toEqual({ enabled: true });
});

it('[FRM-8] takes only a provider that there is and a key that can be one', () => {
  for (const settings of [
    { provider: 'toString', siteKey },
    { provider: 'evil', siteKey },
    { provider: 7, siteKey },
    { provider: 'hcaptcha' },
    { provider: 'hcaptcha', siteKey: 12345678 },
    { provider: 'hcaptcha', siteKey: 'a"onload="' },
  ])
    expect(captchaSettings({ captchaSettings: settings })).toBeUndefined();
  for (const [key, isKey] of [
    ['a'.repeat(8), true],
    ['a'.repeat(7), false],
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
    ['6L_x-y.zA', true],
    [' 6L_x-y.zA', false],
    ['6L_x-y.zA\n', false],
  ] as const)
    expect(isSiteKey(key), key).toBe(isKey);
});
