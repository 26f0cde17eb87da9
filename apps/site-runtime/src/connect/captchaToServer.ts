import type { CaptchaAdapter, CaptchaMount, Challenge } from '@plinth/forms/captcha';
import type { Host } from '@plinth/site-blocks/host';
import { consentToEmbeds } from '@plinth/site-blocks/page';

/** The address of the challenge that a device has to solve before a form counts as a person's. */
const challengeAddress = '/captcha/challenge';

/**
 * The captcha of a form: that of the provider whose site key the form names, once the visitor consents to other
 * companies; the site's own proof of work for every other form and visitor. Adapters are fetched by the first form that
 * has a captcha.
 */
export function captchaToServer(host: Host): CaptchaAdapter {
  return {
    async mount(mount) {
      const { proofOfWorkCaptcha, scriptCaptcha } = await import('@plinth/forms/captcha');
      const provider = await providerOf(mount, host);
      return (provider ? scriptCaptcha(provider) : proofOfWorkCaptcha({ requestChallenge })).mount(
        mount,
      );
    },
  };

  async function requestChallenge(signal: AbortSignal) {
    const response = await host.document.defaultView!.fetch(challengeAddress, { signal });
    if (!response.ok) throw new Error(`${challengeAddress} answered ${response.status}.`);
    return response.json() as Promise<Challenge>;
  }
}

async function providerOf({ container }: CaptchaMount, host: Host) {
  const { captchaProvider, sitekey: siteKey } = container.dataset;
  if (!captchaProvider || !siteKey || !consentToEmbeds(host).isAllowed()) return undefined;
  const { findCaptchaProvider } = await import('@plinth/forms/captcha-providers');
  const provider = findCaptchaProvider(captchaProvider);
  if (!provider) return undefined;
  const { src, globalName } = provider;
  // Loaded before the adapter, which does not handle the page's policy for scripts.
  if (!(globalName in host.document.defaultView!)) {
    const { loadScript } = await import('@plinth/site-blocks/load-script');
    const { origin } = new URL(src);
    await loadScript(host, src, {
      label: captchaProvider,
      origins: [origin],
    });
  }
  return { siteKey, src, globalName };
}
