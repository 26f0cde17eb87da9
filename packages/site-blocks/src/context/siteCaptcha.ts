import { captchaProviders, type CaptchaProvider } from '@plinth/forms/captcha-providers';
import type { FormSchema } from '@plinth/forms/rules';

/** A site's account at a captcha provider; its secret stays on the server. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string;
}

type Website = Readonly<Record<string, unknown>> | undefined;

/** A key in the format of the providers, which is safe in attributes and addresses. */
export const isSiteKey = (text: string): boolean => /^[\w.-]{8,200}$/.test(text);

/** The site's own captcha, if its settings contain a usable one. */
export function captchaSettings(website: Website): CaptchaSettings | undefined {
  const { provider, siteKey } = Object(website?.['captchaSettings']) as Record<string, unknown>;
  return typeof provider === 'string' &&
    Object.hasOwn(captchaProviders, provider) &&
    typeof siteKey === 'string' &&
    isSiteKey(siteKey)
    ? { provider: provider as CaptchaProvider, siteKey }
    : undefined;
}

/** A form with the site's captcha, if it needs a captcha and has no provider of its own. */
export function withSiteCaptcha(schema: FormSchema, website: Website): FormSchema {
  const { captcha } = schema;
  if (!captcha?.enabled || (captcha.provider && captcha.siteKey)) return schema;
  const settings = captchaSettings(website);
  return settings ? { ...schema, captcha: { ...captcha, ...settings } } : schema;
}
