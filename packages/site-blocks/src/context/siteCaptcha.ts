import { captchaProviders, type CaptchaProvider } from '@plinth/forms/captcha-providers';
import type { FormSchema } from '@plinth/forms/rules';

/** The account that a site has with a captcha's provider; its secret stays with the server. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string;
}

type Website = Readonly<Record<string, unknown>> | undefined;

/** A provider's key as it hands them out: nothing in it could leave an attribute or an address. */
export const isSiteKey = (text: string): boolean => /^[\w.-]{8,200}$/.test(text);

/** The site's own captcha, where its settings name one that can be used. */
export function captchaSettings(website: Website): CaptchaSettings | undefined {
  const { provider, siteKey } = Object(website?.['captchaSettings']) as Record<string, unknown>;
  return typeof provider === 'string' &&
    Object.hasOwn(captchaProviders, provider) &&
    typeof siteKey === 'string' &&
    isSiteKey(siteKey)
    ? { provider: provider as CaptchaProvider, siteKey }
    : undefined;
}

/** A form with the site's captcha, where it asks for one and names no provider of its own. */
export function withSiteCaptcha(schema: FormSchema, website: Website): FormSchema {
  const { captcha } = schema;
  if (!captcha?.enabled || (captcha.provider && captcha.siteKey)) return schema;
  const settings = captchaSettings(website);
  return settings ? { ...schema, captcha: { ...captcha, ...settings } } : schema;
}
