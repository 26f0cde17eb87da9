import { buildElement } from '@plinth/dom';
import { createPlainTranslate, safeHref } from '@plinth/site-model';
import type { CartLine } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { productLimits } from '../product/productLimits';
import type { CartTexts } from './cartLineMarkup';

/** Builds parts that were added to a cart since the page was rendered. */
export interface CartParts {
  line: (line: CartLine) => HTMLElement;
  coupon: (code: string) => HTMLElement;
  giftCard: (code: string) => HTMLElement;
  giftCardSum: (code: string) => HTMLElement;
}

/** The addresses to which the forms of a cart post, if they have any. */
export interface CartAddresses {
  line?: string | undefined;
  codes?: string | undefined;
}

/**
 * Builds the empty parts that `<CartForm>` renders. A `<template>` in the page is impossible,
 * because React cannot hydrate its content. A test compares both ([COM-9v]).
 */
export function createCartParts(
  document: Document,
  { locale, messages }: CartTexts,
  addresses: CartAddresses,
): CartParts {
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const cross = () => buildElement(document, 'span', { 'aria-hidden': 'true' }, '×');
  const hidden = (name: string, value: string) =>
    buildElement(document, 'input', { type: 'hidden', name, value });
  /** A name from the data has its own direction. */
  const keptApart = (text: string) => buildElement(document, 'bdi', {}, text);

  const removal = (name: string, code: string, label: string) =>
    buildElement(
      document,
      'form',
      { method: 'post', action: addresses.codes },
      hidden(name, code),
      buildElement(document, 'button', { type: 'submit', 'aria-label': label }, cross()),
    );

  function choices({ choices: all = [] }: CartLine): (Node | string)[] {
    return all.flatMap(({ name, value }, index) => [
      ...(index > 0 ? [', '] : []),
      ...(name ? [keptApart(name), ': '] : []),
      keptApart(value),
    ]);
  }

  function text(line: CartLine): HTMLElement {
    const part = (
      tag: string,
      { name, hidden = false }: { name: string; hidden?: boolean },
      ...content: (Node | string)[]
    ) => buildElement(document, tag, { class: `pl-cart-line-${name}`, hidden }, ...content);
    return part(
      'div',
      { name: 'text' },
      buildElement(document, 'a', { href: safeHref(line.href) }, keptApart(line.title)),
      part('span', { name: 'choice' }, ...choices(line)),
      part('span', { name: 'kind', hidden: true }),
      part('span', { name: 'unit' }),
      part('strong', { name: 'problem', hidden: true }),
    );
  }

  function form({ id, title, quantity }: CartLine): HTMLElement {
    return buildElement(
      document,
      'form',
      { method: 'post', action: addresses.line },
      hidden('lineId', id),
      buildElement(
        document,
        'div',
        { class: 'pl-cart-line-amount' },
        buildElement(document, 'input', {
          class: 'pl-cart-line-quantity',
          type: 'number',
          inputmode: 'numeric',
          id: `cart-quantity-${id}`,
          name: 'quantity',
          min: 0,
          max: productLimits.maxQuantity,
          value: quantity,
          'aria-label': translate('commerce.cart.quantityOf', { title }),
        }),
        buildElement(
          document,
          'button',
          { class: 'pl-cart-line-update', type: 'submit' },
          translate('commerce.cart.update'),
        ),
      ),
      buildElement(document, 'span', { class: 'pl-cart-line-total' }),
      buildElement(
        document,
        'button',
        {
          class: 'pl-cart-line-remove',
          type: 'submit',
          name: 'remove',
          value: '1',
          'aria-label': translate('commerce.cart.removeItem', { title }),
        },
        cross(),
      ),
    );
  }

  return {
    line: (line) =>
      buildElement(
        document,
        'li',
        { class: 'pl-cart-line', 'data-line-id': line.id },
        buildElement(document, 'img', {
          class: 'pl-cart-line-image',
          src: safeHref(line.imageUrl),
          alt: '',
          width: 80,
          height: 80,
          loading: 'lazy',
          hidden: !safeHref(line.imageUrl),
        }),
        text(line),
        form(line),
      ),
    coupon: (code) =>
      buildElement(
        document,
        'li',
        { 'data-coupon': code },
        buildElement(document, 'span', {}, code),
        removal('remove', code, translate('commerce.coupon.remove', { code })),
      ),
    giftCard(code) {
      const title = translate('commerce.cart.giftCard', { code });
      return buildElement(
        document,
        'li',
        { 'data-gift-card': code },
        buildElement(document, 'span', {}, title),
        removal('removeGiftCard', code, translate('commerce.cart.removeItem', { title })),
      );
    },
    giftCardSum: (code) =>
      buildElement(
        document,
        'div',
        { class: 'pl-cart-giftCard', 'data-sum': `giftCard ${code}` },
        buildElement(document, 'dt', {}, translate('commerce.cart.giftCard', { code })),
        buildElement(document, 'dd'),
      ),
  };
}
