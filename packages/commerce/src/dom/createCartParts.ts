import { buildElement } from '@plinth/dom';
import { createPlainTranslate } from '@plinth/site-model';
import type { CartLine } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import type { CartTexts } from './cartLineMarkup';
import { createCartLine, createCross } from './createCartLine';

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

  const removal = (name: string, code: string, label: string) =>
    buildElement(
      document,
      'form',
      { method: 'post', action: addresses.codes },
      buildElement(document, 'input', { type: 'hidden', name, value: code }),
      buildElement(
        document,
        'button',
        { type: 'submit', 'aria-label': label },
        createCross(document),
      ),
    );

  return {
    line: (line) => createCartLine(document, line, { translate, action: addresses.line }),
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
