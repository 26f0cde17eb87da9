import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Money } from '../money/amount';
import type { CurrencyCode } from '../money/currency';
import { productMessages } from '../product/productMessages';
import { attachOnce } from '@plinth/dom';
import { attachProduct } from './attachProduct';

/** A chosen plan or gift card. */
export interface Purchase {
  itemId: string;
  /** The SKU of a gift card, which determines its value. */
  sku?: string | undefined;
  /** The chosen value of each option of a plan, in their order. */
  options: readonly string[];
  /** Whole number of pieces, at least 1. */
  quantity: number;
}

export interface AttachPurchaseOptions {
  /**
   * Replaces the form's own post. Its resulting text, or the message of its rejection, is shown at
   * the button.
   * @default the form posts
   */
  onBuy?: ((purchase: Purchase) => Promise<string | void> | string | void) | undefined;
  /** The currency of prices that are plain numbers. @default 'USD' */
  currencyCode?: CurrencyCode | undefined;
  /** Formats money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Adds behaviour to the form of a plan or of a gift card, the markup of `<Plan>` and `<GiftCard>`
 * ([COM-43], [COM-44]): the price follows the choice, a sold-out choice is not sent, and one press
 * sends once.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachPurchase } from '@plinth/commerce';
 *
 * export const sell = (form: HTMLFormElement) =>
 *   attachPurchase(form, {
 *     async onBuy({ itemId, options }) {
 *       const { ok } = await fetch('/join', {
 *         method: 'POST',
 *         body: JSON.stringify({ itemId, options }),
 *       });
 *       return ok ? undefined : 'This did not work. Please try again.';
 *     },
 *   });
 * ```
 */
export function attachPurchase(
  form: HTMLFormElement,
  { onBuy, ...options }: AttachPurchaseOptions = {},
): () => void {
  return attachOnce(form, 'purchase', () => {
    const { locale, messages } = options;
    const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
    const price = form.querySelector<HTMLElement>('[data-product-price]');
    const values = form.querySelector<HTMLSelectElement>('select[data-gift-card-value]');
    const attached = new AbortController();
    const { signal } = attached;
    let isBuying = false;

    const say = (text: string): void => {
      const status = form.querySelector('[data-product-status]');
      if (status) status.textContent = text;
    };
    const showValue = (): void => {
      if (price && values?.selectedOptions[0]) price.textContent = values.selectedOptions[0].text;
    };
    // The button submits the form: it adds nothing to a cart.
    const detach = values
      ? () => {}
      : attachProduct(form, { ...options, addLine: () => Promise.reject(new Error('No cart')) });
    values?.addEventListener('change', showValue, { signal });
    showValue();

    const buy = async (): Promise<void> => {
      isBuying = true;
      form.dataset['adding'] = '';
      say('');
      try {
        say((await onBuy!(readPurchase(form))) ?? '');
      } catch (error) {
        say(error instanceof Error ? error.message : translate('commerce.product.notBought'));
      } finally {
        isBuying = false;
        delete form.dataset['adding'];
      }
    };
    form.addEventListener(
      'submit',
      (event) => {
        if (form.hasAttribute('data-sold-out')) {
          event.preventDefault();
          say(translate('commerce.product.soldOut'));
          return;
        }
        if (!onBuy) return;
        event.preventDefault();
        if (!isBuying) void buy();
      },
      { signal },
    );
    return () => {
      attached.abort();
      detach();
    };
  });
}

function readPurchase(form: HTMLFormElement): Purchase {
  const data = new FormData(form);
  const text = (name: string): string | undefined => {
    const value = data.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const sku = text('sku');
  return {
    itemId: text('itemId') ?? text('giftCardProductId') ?? '',
    ...(sku !== undefined && { sku }),
    options: data.getAll('option').map(String),
    quantity: Number(text('quantity') ?? 1),
  };
}
