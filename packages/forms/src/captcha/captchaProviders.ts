/** A service that tells people from programs by a script in the page and an answer that the server has verified. */
export interface CaptchaProviderInfo {
  /** Its script, with explicit rendering. */
  src: string;
  /** The global that the script makes. */
  globalName: string;
  /** Origins of its scripts, frames, style sheets and requests, for a Content-Security-Policy. */
  origins: readonly string[];
  /** Where a server asks whether an answer is right: a form post of `secret` and `response`. */
  verifyAddress: string;
}

/** By the name that a form's definition has for it; sources as the providers' own guides name them. */
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

/** The provider of a name that came from outside. */
export const findCaptchaProvider = (name: string | undefined): CaptchaProviderInfo | undefined =>
  name !== undefined && Object.hasOwn(captchaProviders, name)
    ? captchaProviders[name as CaptchaProvider]
    : undefined;
