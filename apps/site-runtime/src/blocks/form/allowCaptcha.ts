import type { FormSchema } from '@plinth/forms';
import { findCaptchaProvider } from '@plinth/forms/captcha-providers';
import type { RenderContext } from '../../context/renderContext';

/** Lets the captcha's provider of a form into the page's policy; its script comes later, and not to everybody. */
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
