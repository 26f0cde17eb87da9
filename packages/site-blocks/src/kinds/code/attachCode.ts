import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Detach } from '../../host/host';
import { listingMessages } from '../../parts/listingMessages';

export interface AttachCodeOptions {
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** @default the browser's; an insecure page has none */
  clipboard?: Pick<Clipboard, 'writeText'> | undefined;
}

/** Milliseconds for which the button tells how copying went. */
const noticeDuration = 2000;

/** Lets a visitor copy code with one click ([RUN-2m]). */
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
          // The keyboard's own copy still works on what is chosen.
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
