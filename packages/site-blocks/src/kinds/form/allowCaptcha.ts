import type { FormSchema } from '@plinth/forms';
import { findCaptchaProvider } from '@plinth/forms/captcha-providers';
import type { RenderContext } from '../../context/renderContext';

/**
 * Adds the captcha provider of a form to the page's Content-Security-Policy. Its script is loaded
 * later, and only if the captcha is needed.
 */
export function allowCaptcha(context: RenderContext, { captcha }: FormSchema): void {
  const provider =
    captcha?.enabled && captcha.siteKey ? findCaptchaProvider(captcha.provider) : undefined;
  if (!provider) return;
  const { origins } = provider;
  context.allowProvider({
    scripts: origins,
    sheets: origins,
    fonts: [],
    pictures: origins,
    connections: origins,
    trustedTypes: [],
  });
  for (const origin of origins) context.allowFrame(origin);
}
