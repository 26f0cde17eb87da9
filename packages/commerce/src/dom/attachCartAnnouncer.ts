import type { MessageCatalogue } from '@plinth/site-model';
import { cartNoticeText } from '../cart/cartNoticeText';
import type { CartStore } from '../cart/cartStore';
import { attachOnce } from '@plinth/dom';

export interface AttachCartAnnouncerOptions {
  /** The store whose state is shown and changed. */
  store: Pick<CartStore, 'onNotice'>;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Announces the cart's events to screen readers, in an element that is in the page from the start
 * (`<div role="status">`): a live region that is inserted together with its text is not announced.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import type { CartStore } from '@plinth/commerce/cart';
 * import { attachCartAnnouncer } from '@plinth/commerce';
 *
 * export const announce = (store: CartStore) =>
 *   attachCartAnnouncer(document.querySelector<HTMLElement>('[role="status"]')!, { store });
 * ```
 */
export function attachCartAnnouncer(
  element: HTMLElement,
  { store, locale, messages }: AttachCartAnnouncerOptions,
): () => void {
  return attachOnce(element, 'cart-announcer', () => {
    const stop = store.onNotice((notice) => {
      const text = cartNoticeText(notice, { locale, messages });
      // The same text twice is no change and would not be announced, so a no-break space is added.
      element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    });
    return () => {
      stop();
      element.textContent = '';
    };
  });
}
