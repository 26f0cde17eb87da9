import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { CartLine } from '../cart/cart';
import type { CartOutcome } from '../cart/cartOutcome';
import { productLine } from '../cart/productLine';
import type { Money } from '../money/amount';
import type { CurrencyCode } from '../money/currency';
import { formatMoney } from '../money/formatMoney';
import { choiceText } from '../product/choiceText';
import { createProductChoice, type ChoiceProblem } from '../product/productChoiceStore';
import { productMessages } from '../product/productMessages';
import { attachOnce } from '@plinth/dom';
import { readLabel, writeLabel } from './buttonLabel';
import { productParts, readProductMarkup, type ProductMarkup } from './readProductMarkup';
import { showOption, showPrice } from './showChoice';

export interface AttachProductOptions {
  /**
   * Adds a line to the cart; see `addToCart`, which also handles the express checkout ([COM-17]).
   */
  addLine: (line: CartLine) => Promise<CartOutcome>;
  /** The address of the cart, for a link in the note about an added product. @default no link */
  cartHref?: string | undefined;
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
 * Adds behaviour to a product's options, quantity and button, in our markup and in that of
 * published pages (`.product-variants[data-variants]`, `select[data-variant-option-name]`,
 * `.product-quantity-input input`, `.sqs-add-to-cart-button`). Values that are sold out or do not
 * exist are labelled so; `[data-product-price]` shows the price of the choice;
 * `[data-product-status]`, an element with `role="status"`, announces a missing choice. The element
 * has `data-sold-out` and `data-adding`.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import type { CartStore } from '@plinth/commerce/cart';
 * import { addToCart, attachProduct } from '@plinth/commerce';
 *
 * export const sell = (store: CartStore) =>
 *   attachProduct(document.querySelector<HTMLElement>('.product-block')!, {
 *     addLine: (line) => addToCart({ store, line }),
 *     currencyCode: 'EUR',
 *   });
 * ```
 */
export function attachProduct(element: HTMLElement, options: AttachProductOptions): () => void {
  return attachOnce(element, 'product', () => {
    const markup = readProductMarkup(element, options.currencyCode);
    if (!markup) return () => {};
    const { product, selects, quantity, button } = markup;
    const { format = formatMoney, locale, messages, addLine, cartHref } = options;
    const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
    const choice = createProductChoice({
      product,
      optionNames: selects.map((select) => select.dataset['variantOptionName'] ?? ''),
      selection: selects.map(({ value }) => value),
    });
    const attached = new AbortController();
    const { signal } = attached;
    const label = button && readLabel(button);
    let isAdding = false;

    const showStatus = (text: string) => {
      for (const status of productParts(element, '[data-product-status]'))
        if (status.textContent !== text) status.textContent = text;
    };

    const linkToCart = (href: string) => {
      for (const status of productParts(element, '[data-product-status]')) {
        const link = element.ownerDocument.createElement('a');
        link.href = href;
        link.textContent = translate('commerce.product.viewCart');
        status.append(' ', link);
      }
    };

    const show = () => {
      const state = choice.state();
      state.options.forEach((option, index) => showOption(selects[index], option, translate));
      for (const place of productParts(element, '[data-product-price]'))
        if (state.price) showPrice(place, state.price, { format, translate });
      const isSoldOut = state.problem?.type === 'sold-out';
      element.toggleAttribute('data-sold-out', isSoldOut);
      if (!button) return;
      button.setAttribute('aria-disabled', String(isSoldOut || isAdding));
      writeLabel(button, isSoldOut ? translate('commerce.product.soldOut') : (label ?? ''));
    };

    async function add(): Promise<void> {
      if (isAdding) return;
      const state = choice.state();
      const line = productLine(choice);
      showStatus(choiceText(state, translate));
      const wrong = fieldToCorrect(state.problem, markup!);
      for (const field of [...selects, quantity]) if (field) mark(field, field === wrong);
      if (!line) return wrong?.focus();
      isAdding = true;
      element.dataset['adding'] = '';
      show();
      showStatus(translate('commerce.product.adding'));
      try {
        const outcome = await addLine(line);
        if (signal.aborted) return;
        if (!outcome.ok) return showStatus(outcome.refusal.message);
        showStatus(translate('commerce.product.added'));
        if (cartHref !== undefined) linkToCart(cartHref);
      } finally {
        isAdding = false;
        delete element.dataset['adding'];
        if (!signal.aborted) show();
      }
    }

    for (const [index, select] of selects.entries())
      select.addEventListener(
        'change',
        () => {
          mark(select, false);
          showStatus('');
          choice.select(index, select.value);
        },
        { signal },
      );
    quantity?.addEventListener(
      'input',
      () => {
        mark(quantity, false);
        showStatus('');
        choice.setQuantity(quantity.value.trim() === '' ? NaN : Number(quantity.value));
      },
      { signal },
    );
    if (quantity) choice.setQuantity(Number(quantity.value || 1));
    if (button) listenForPress(button, () => void add(), signal);
    const stop = choice.subscribe(show);
    show();
    return () => {
      stop();
      attached.abort();
    };
  });
}

/** The field in which a problem can be corrected. */
function fieldToCorrect(
  problem: ChoiceProblem | undefined,
  { selects, quantity }: ProductMarkup,
): HTMLElement | null | undefined {
  switch (problem?.type) {
    case 'option':
      return selects[problem.option];
    case 'too-many':
    case 'whole-number':
      return quantity;
    default:
      return undefined;
  }
}

function mark(field: HTMLElement, isInvalid: boolean): void {
  if (isInvalid) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/** Also by keyboard for a `div role="button"` of a published page. */
function listenForPress(button: HTMLElement, press: () => void, signal: AbortSignal): void {
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      press();
    },
    { signal },
  );
  if (/^(BUTTON|INPUT|A)$/.test(button.tagName)) return;
  if (!button.hasAttribute('tabindex')) button.tabIndex = 0;
  button.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
    { signal },
  );
}
