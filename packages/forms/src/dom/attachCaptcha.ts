import type { FormStore } from '../state/formStore';
import type { TranslateExtra } from '../words/extraWords';
import type { CaptchaAdapter, MountedCaptcha } from './captchaAdapter';

export interface AttachedCaptcha {
  key: (signal: AbortSignal) => Promise<string | null>;
  detach: () => void;
}

/**
 * Puts a captcha into its container, ties a bound submit button to it (FRM-14), and resets it after every failed save.
 * A captcha that cannot load leaves the form as it is: the server decides then.
 */
export function attachCaptcha(
  container: HTMLElement,
  adapter: CaptchaAdapter,
  {
    store,
    locale,
    button,
    translate,
  }: {
    store: FormStore;
    locale: string;
    button: HTMLElement | null;
    translate: TranslateExtra;
  },
): AttachedCaptcha {
  const isBound = button?.matches('[data-sitekey], [data-captcha-bound], .g-recaptcha') ?? false;
  let isGone = false;
  const mounted: Promise<MountedCaptcha | undefined> = Promise.resolve(
    adapter.mount({
      container,
      size: container.clientWidth < 320 ? 'compact' : 'normal',
      theme: container.dataset['theme'] === 'dark' ? 'dark' : 'light',
      locale,
      onChange: (isSolved) => {
        if (isBound && isSolved) button?.removeAttribute('disabled');
      },
      words: {
        verifying: translate('forms.verifying'),
        verified: translate('forms.verified'),
        failed: translate('forms.verifyFailed'),
      },
    }),
  ).then((captcha) => {
    if (!isGone) return captcha;
    captcha.destroy();
    return undefined;
  });
  mounted.catch(() => container.setAttribute('data-failed', ''));

  const stop = store.subscribe(({ submit }, previous) => {
    if (submit === previous.submit || submit.phase !== 'failure' || submit.reason === 'invalid')
      return;
    if (isBound) button?.setAttribute('disabled', '');
    mounted.then(
      (captcha) => captcha?.reset(),
      () => {},
    );
  });

  return {
    key: async (signal) => (await mounted.catch(() => undefined))?.key(signal) ?? null,
    detach() {
      isGone = true;
      stop();
      if (isBound) button?.removeAttribute('disabled');
      mounted.then(
        (captcha) => captcha?.destroy(),
        () => {},
      );
    },
  };
}
