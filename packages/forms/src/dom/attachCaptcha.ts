import type { FormStore } from '../state/formStore';
import type { TranslateExtra } from '../messages/behaviourMessages';
import type { CaptchaAdapter, MountedCaptcha } from './captchaAdapter';

export interface AttachedCaptcha {
  key: (signal: AbortSignal) => Promise<string | null>;
  detach: () => void;
}

/**
 * Mounts a captcha in its container, disables a bound submit button until it is solved ([FRM-14]),
 * and resets it after every failed save. If it fails to load, a message is shown in its place, and
 * each attempt to send the form loads it again ([FRM-8]).
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
  const note = container.ownerDocument.createElement('p');
  note.className = 'pl-form-captcha';
  const begin = (): Promise<MountedCaptcha | undefined> => {
    const mounting = mount();
    mounting.then(
      () => note.remove(),
      () => {
        note.textContent = translate('forms.verifyFailed');
        if (!isGone) container.append(note);
      },
    );
    return mounting;
  };
  const messages = {
    verifying: translate('forms.verifying'),
    verified: translate('forms.verified'),
    failed: translate('forms.verifyFailed'),
  };
  const mount = async (): Promise<MountedCaptcha | undefined> => {
    const captcha = await adapter.mount({
      container,
      size: container.clientWidth < 320 ? 'compact' : 'normal',
      theme: container.dataset['theme'] === 'dark' ? 'dark' : 'light',
      locale,
      onChange: (isSolved) => {
        if (isBound && isSolved) button?.removeAttribute('disabled');
      },
      messages,
      words: messages,
    });
    if (!isGone) return captcha;
    captcha.destroy();
    return undefined;
  };
  let mounted = begin();

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
    async key(signal) {
      // A captcha that failed to load is loaded again when the form is sent.
      const captcha = await mounted.catch(() => (mounted = begin())).catch(() => undefined);
      return captcha?.key(signal) ?? null;
    },
    detach() {
      isGone = true;
      stop();
      note.remove();
      if (isBound) button?.removeAttribute('disabled');
      mounted.then(
        (captcha) => captcha?.destroy(),
        () => {},
      );
    },
  };
}
