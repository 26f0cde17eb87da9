import type { CaptchaProvider } from '@plinth/forms/captcha-providers';

/** The providers by the names of their products. */
export const captchaNames: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
  recaptcha: 'Google reCAPTCHA',
};
