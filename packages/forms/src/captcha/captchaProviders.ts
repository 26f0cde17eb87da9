/**
 * A service that tells people from bots, by a script in the page and a solution that the server
 * verifies.
 */
export interface CaptchaProviderInfo {
  /** Its script, with explicit rendering. */
  src: string;
  /** The global that the script defines. */
  globalName: string;
  /** Origins of its scripts, frames, style sheets and requests, for a Content-Security-Policy. */
  origins: readonly string[];
  /** The address at which a server verifies a solution: a form post of `secret` and `response`. */
  verifyAddress: string;
}

/** By their names in a form's definition; sources as in the providers' guides. */
export const captchaProviders = {
  /** https://developers.google.com/recaptcha/docs/verify */
  recaptcha: {
    src: 'https://www.google.com/recaptcha/api.js?render=explicit',
    globalName: 'grecaptcha',
    origins: ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'],
    verifyAddress: 'https://www.google.com/recaptcha/api/siteverify',
  },
  /** https://docs.hcaptcha.com */
  hcaptcha: {
    src: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    globalName: 'hcaptcha',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    verifyAddress: 'https://api.hcaptcha.com/siteverify',
  },
  /** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
  turnstile: {
    src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    globalName: 'turnstile',
    origins: ['https://challenges.cloudflare.com'],
    verifyAddress: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
} as const satisfies Record<string, CaptchaProviderInfo>;

export type CaptchaProvider = keyof typeof captchaProviders;

/** The provider of a name, which may be any text. */
export const findCaptchaProvider = (name: string | undefined): CaptchaProviderInfo | undefined =>
  name !== undefined && Object.hasOwn(captchaProviders, name)
    ? captchaProviders[name as CaptchaProvider]
    : undefined;
