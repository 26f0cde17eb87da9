import { captchaSettings, type CaptchaSettings } from '@plinth/site-renderer';
import type { DefinitionPart } from '../definition/definitionPart';

/**
 * The captcha settings of a site as in its form; without a provider, the built-in task that the visitor's device
 * solves.
 */
export interface CaptchaForm {
  provider: CaptchaSettings['provider'] | '';
  siteKey: string;
}

/** The site's captcha within its definition, without the secret. */
export const captchaPart: DefinitionPart<CaptchaForm> = {
  part: 'settings',
  subject: 'site-captcha',
  settingsOf: ({ websiteSettings }) =>
    captchaSettings(websiteSettings) ?? { provider: '', siteKey: '' },
  withSettings: ({ websiteSettings, ...definition }, { provider, siteKey }) => {
    const { captchaSettings: _before, ...others } = Object(websiteSettings) as Record<
      string,
      unknown
    >;
    const chosen = provider === '' ? {} : { captchaSettings: { provider, siteKey } };
    return { ...definition, websiteSettings: { ...others, ...chosen } };
  },
};
