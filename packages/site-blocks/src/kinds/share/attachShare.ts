import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Detach } from '../../host/host';
import { listingMessages } from '../../parts/listingMessages';

export interface AttachShareOptions {
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** @default the browser's */
  navigator?: Pick<Navigator, 'share' | 'canShare' | 'clipboard'>;
}

/** Milliseconds for which the message about copying is shown. */
const noticeDuration = 4000;

/**
 * Adds sharing functions that need a browser: its share sheet, if it has one, and copying the
 * address ([RUN-2l]).
 */
export function attachShare(root: HTMLElement, options: AttachShareOptions = {}): Detach {
  const view = root.ownerDocument.defaultView!;
  const { navigator = view.navigator } = options;
  const translate = createPlainTranslate(listingMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const { url = view.location.href, title = view.document.title } = root.dataset;
  const status = root.querySelector('.pl-share-status');
  const native = root.querySelector<HTMLElement>('[data-share="native"]');
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canShare =
    typeof navigator.share === 'function' && navigator.canShare?.({ url, title }) !== false;
  const item = native?.closest<HTMLElement>('li');
  if (item) item.hidden = !canShare;

  native?.addEventListener(
    'click',
    () => {
      // Closing the sheet rejects as well, without a message.
      navigator.share({ url, title }).catch(() => {});
    },
    { signal },
  );
  root.querySelector('[data-share="copy"]')?.addEventListener(
    'click',
    () => {
      // An insecure page has no clipboard.
      const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('none'));
      copied.then(
        () => say(translate('listing.share.copied')),
        () => say(translate('listing.share.failed')),
      );
    },
    { signal },
  );

  function say(text: string): void {
    if (!status || signal.aborted) return;
    status.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ''), noticeDuration);
  }

  return () => {
    listening.abort();
    clearTimeout(timer);
    if (status) status.textContent = '';
    if (item) item.hidden = true;
  };
}
