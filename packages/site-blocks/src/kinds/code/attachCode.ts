import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Detach } from '../../host/host';
import { listingMessages } from '../../parts/listingMessages';

export interface AttachCodeOptions {
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** @default the browser's; an insecure page has none */
  clipboard?: Pick<Clipboard, 'writeText'> | undefined;
}

/** Milliseconds for which the button shows the result of copying. */
const noticeDuration = 2000;

/** Adds a button that copies the code ([RUN-2m]). */
export function attachCode(root: HTMLElement, options: AttachCodeOptions = {}): Detach {
  const view = root.ownerDocument.defaultView!;
  const { clipboard = view.navigator.clipboard } = options;
  const button = root.querySelector<HTMLButtonElement>('.pl-code-copy');
  const code = root.querySelector('code');
  if (!button || !code) return () => {};
  const translate = createPlainTranslate(listingMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const label = button.textContent;
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  button.addEventListener(
    'click',
    () => {
      const copied = clipboard?.writeText(code.textContent) ?? Promise.reject(new Error('none'));
      copied.then(
        () => announce(translate('listing.code.copied')),
        () => {
          // The code is selected, so that the keyboard's own copy works.
          view.getSelection()?.selectAllChildren(code);
          announce(translate('listing.code.failed'));
        },
      );
    },
    { signal: listening.signal },
  );
  button.setAttribute('aria-live', 'polite');

  function announce(text: string): void {
    if (listening.signal.aborted) return;
    button!.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => (button!.textContent = label), noticeDuration);
  }

  return () => {
    listening.abort();
    clearTimeout(timer);
    button.textContent = label;
    button.removeAttribute('aria-live');
  };
}
