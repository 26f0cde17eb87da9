import type { MessageCatalogue } from '@plinth/site-model';
import { attachOnce } from '@plinth/dom';
import type { CartStore } from '../cart/cartStore';
import { changeQuantity, type Confirm } from '../cart/changeQuantity';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import { attachCartAnnouncer } from './attachCartAnnouncer';
import { createCartMarkup, focusHeading } from './createCartMarkup';

export interface AttachCartOptions {
  /** The store whose state is shown and changed. */
  store: CartStore;
  /**
   * Asks for confirmation before a quantity of 0 removes a line ([COM-11]), in a dialog of the app.
   * If it fails, the line stays.
   */
  confirm: Confirm;
  /**
   * Navigates to checkout after everything is saved; see `goToCheckout`.
   * @default the link is followed
   */
  onCheckout?: (() => unknown) | undefined;
  /** Called with the error of a failed confirmation. @default nothing */
  onError?: ((error: unknown) => void) | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Formats money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
}

/**
 * Keeps the markup of `<CartForm>` up to date: the visitor's own changes are shown at once, and so
 * are those in another tab ([COM-9v]). Codes are posted by their forms if these have an address,
 * otherwise passed to the store.
 *
 * @returns a function that undoes it; the markup keeps its state
 *
 * @example
 * ```ts
 * import type { CartStore } from '@plinth/commerce/cart';
 * import { attachCart } from '@plinth/commerce';
 *
 * export const attach = (store: CartStore) =>
 *   attachCart(document.querySelector<HTMLElement>('.pl-cart')!, {
 *     store,
 *     confirm: (question) => window.confirm(question),
 *   });
 * ```
 */
export function attachCart(element: HTMLElement, options: AttachCartOptions): () => void {
  return attachOnce(element, 'cart', () => attach(element, options));
}

function attach(
  element: HTMLElement,
  {
    store,
    confirm,
    onCheckout,
    onError,
    locale,
    messages,
    format = formatMoney,
  }: AttachCartOptions,
): () => void {
  const texts = { locale, messages, format };
  const markup = createCartMarkup(element, texts);
  if (!markup) return () => {};
  const attached = new AbortController();
  const { signal } = attached;

  const lineOf = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>('[data-line-id]');

  /**
   * Lines that wait for a confirmation: Enter in a field causes both a change and a submission of
   * its form.
   */
  const asked = new Set<HTMLElement>();

  function set(line: HTMLElement, field: HTMLInputElement): void {
    if (asked.has(line)) return;
    const quantity = field.value.trim() === '' ? NaN : Number(field.value);
    const lineId = line.dataset['lineId']!;
    const quantityNow = () => store.state().cart.entries.find(({ id }) => id === lineId)?.quantity;
    const putBack = () => {
      const known = quantityNow();
      if (known !== undefined) field.value = String(known);
    };
    if (!Number.isInteger(quantity) || quantity < 0 || quantity === quantityNow()) return putBack();
    void changeQuantity({
      store,
      lineId,
      quantity,
      locale,
      messages,
      async confirm(question) {
        asked.add(line);
        try {
          return await confirm(question);
        } catch (error) {
          // If the confirmation fails, the line is not removed.
          onError?.(error);
          return false;
        } finally {
          asked.delete(line);
        }
      },
    }).then((outcome) => {
      if (!outcome?.ok) putBack();
    });
  }

  /** Passes a code to the store if its form has no address. */
  function changeCodes(form: HTMLFormElement): boolean {
    if (form.hasAttribute('action') || !form.closest('.pl-cart-coupons')) return false;
    const removed = form.querySelector<HTMLInputElement>('[name="remove"]');
    if (removed) void store.mutate({ type: 'remove-coupon', code: removed.value });
    else {
      const field = form.querySelector<HTMLInputElement>('[name="code"]')!;
      const code = field.value.trim();
      field.value = '';
      if (code) void store.mutate({ type: 'apply-coupon', code });
    }
    return true;
  }

  element.addEventListener(
    'submit',
    (event) => {
      const line = lineOf(event.target);
      if (!line) {
        if (changeCodes(event.target as HTMLFormElement)) event.preventDefault();
        return;
      }
      event.preventDefault();
      if ((event.submitter as HTMLButtonElement | null)?.name === 'remove') {
        void store.mutate({ type: 'remove', lineId: line.dataset['lineId']! });
        focusHeading(element);
      } else set(line, line.querySelector<HTMLInputElement>('[name="quantity"]')!);
    },
    { signal },
  );
  element.addEventListener(
    'change',
    ({ target }) => {
      const line = lineOf(target);
      if (line) set(line, target as HTMLInputElement);
    },
    { signal },
  );
  if (onCheckout)
    element.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('[data-cart-checkout]')) return;
        event.preventDefault();
        void store.whenSettled().then(() => {
          if (!signal.aborted && store.state().cart.entries.length > 0) onCheckout();
        });
      },
      { signal },
    );

  const show = () => markup.show(store.state());
  const status = element.querySelector<HTMLElement>('[data-cart-status]');
  const undo = [store.subscribe(show), () => attached.abort()];
  if (status) undo.push(attachCartAnnouncer(status, { store, locale, messages }));
  show();
  return () => {
    for (const detach of undo) detach();
  };
}
