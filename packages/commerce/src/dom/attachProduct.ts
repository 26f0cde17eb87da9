import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { CartLine } from '../cart/cart';
import type { CartOutcome } from '../cart/cartOutcome';
import type { Money } from '../money/amount';
import type { CurrencyCode } from '../money/currency';
import { formatMoney } from '../money/formatMoney';
import { choiceText, valueText } from '../product/choiceText';
import { createProductChoice } from '../product/productChoiceStore';
import { productLine } from '../product/productLine';
import { productMessages } from '../product/productMessages';
import type { ProductPrice } from '../product/productPrice';
import { attachOnce } from './attachOnce';
import { readProductMarkup } from './readProductMarkup';

export interface AttachProductOptions {
  /** Puts a line into the cart; see `addToCart`, which also knows the express checkout ([COM-17]). */
  addLine: (line: CartLine) => Promise<CartOutcome>;
  /** Of prices that are plain numbers. @default 'USD' */
  currencyCode?: CurrencyCode | undefined;
  /** Writes money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
}

/**
 * Brings a product's options, quantity and button to life, in our markup and in that of published pages
 * (`.product-variants[data-variants]`, `select[data-variant-option-name]`, `.product-quantity-input input`,
 * `.sqs-add-to-cart-button`). Values that are sold out or do not exist say so; `[data-product-price]` shows the price of
 * the choice; what is missing is told in `[data-product-status]`, which should have `role="status"`. The element carries
 * `data-sold-out` and `data-adding`.
 *
 * @returns the undo
 */
export function attachProduct(element: HTMLElement, options: AttachProductOptions): () => void {
  return attachOnce(element, 'product', () => {
    const markup = readProductMarkup(element, options.currencyCode);
    if (!markup) return () => {};
    const { product, selects, quantity, button } = markup;
    const { format = formatMoney, locale, messages, addLine } = options;
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

    const tell = (text: string) => {
      for (const status of element.querySelectorAll('[data-product-status]'))
        if (status.textContent !== text) status.textContent = text;
    };

    const show = () => {
      const state = choice.state();
      state.options.forEach(({ values }, index) => {
        for (const option of selects[index]?.options ?? []) {
          const known = values.find(({ value }) => value === option.value);
          if (!known) continue;
          option.dataset['state'] = known.state;
          const text = valueText(known.value, known.state, translate);
          if (option.textContent === text) continue;
          // Without the attribute an option's value is its text.
          option.setAttribute('value', known.value);
          option.textContent = text;
        }
      });
      for (const place of element.querySelectorAll('[data-product-price]'))
        if (state.price) showPrice(place, state.price);
      const isSoldOut = state.problem?.type === 'sold-out';
      element.toggleAttribute('data-sold-out', isSoldOut);
      if (!button) return;
      button.setAttribute('aria-disabled', String(isSoldOut || isAdding));
      writeLabel(button, isSoldOut ? translate('commerce.product.soldOut') : (label ?? ''));
    };

    function showPrice(place: Element, { current, original, isFrom }: ProductPrice): void {
      const text = isFrom
        ? translate('commerce.product.from', { price: format(current) })
        : format(current);
      const struck = original && place.ownerDocument.createElement('s');
      if (struck) struck.textContent = format(original);
      place.replaceChildren(...(struck ? [struck, ' ', text] : [text]));
    }

    async function add(): Promise<void> {
      if (isAdding) return;
      const state = choice.state();
      const line = productLine(choice);
      tell(choiceText(state, translate));
      for (const [index, select] of selects.entries())
        mark(select, state.problem?.type === 'option' && state.problem.option === index);
      const isQuantity =
        state.problem?.type === 'too-many' || state.problem?.type === 'whole-number';
      if (quantity) mark(quantity, isQuantity);
      if (!line) {
        if (state.problem?.type === 'option') selects[state.problem.option]?.focus();
        else if (isQuantity) quantity?.focus();
        return;
      }
      isAdding = true;
      element.dataset['adding'] = '';
      show();
      tell(translate('commerce.product.adding'));
      try {
        const outcome = await addLine(line);
        if (signal.aborted) return;
        tell(outcome.ok ? translate('commerce.product.added') : outcome.refusal.message);
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
          tell('');
          choice.select(index, select.value);
        },
        { signal },
      );
    quantity?.addEventListener(
      'input',
      () => {
        mark(quantity, false);
        tell('');
        choice.setQuantity(quantity.value.trim() === '' ? NaN : Number(quantity.value));
      },
      { signal },
    );
    if (quantity) choice.setQuantity(Number(quantity.value || 1));
    button?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        void add();
      },
      { signal },
    );
    if (button && !isNativeControl(button)) {
      // A `div role="button"` of a published page: the keyboard has to work all the same.
      if (!button.hasAttribute('tabindex')) button.tabIndex = 0;
      button.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          void add();
        },
        { signal },
      );
    }
    const stop = choice.subscribe(show);
    show();
    return () => {
      stop();
      attached.abort();
    };
  });
}

function mark(field: HTMLElement, isInvalid: boolean): void {
  if (isInvalid) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

function isNativeControl(element: HTMLElement): boolean {
  return /^(BUTTON|INPUT|A)$/.test(element.tagName);
}

/** Published pages keep the text in an inner element. */
function labelPlace(button: HTMLElement): HTMLElement {
  return button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button;
}

function readLabel(button: HTMLElement): string {
  return button instanceof HTMLInputElement
    ? button.value
    : (labelPlace(button).textContent ?? '').trim();
}

function writeLabel(button: HTMLElement, text: string): void {
  if (button instanceof HTMLInputElement) button.value = text;
  else if ((labelPlace(button).textContent ?? '').trim() !== text)
    labelPlace(button).textContent = text;
}
