import {
  commerceMessages,
  couponText,
  kindText,
  minimumSubtotalText,
  productLimits,
  stockText,
} from '@plinth/commerce';
import { emptyCart, type Cart, type CartLine } from '@plinth/commerce/cart';
import { multiplyMoney, type Money } from '@plinth/commerce/money';
import { createPlainTranslate, safeHref, type Translate } from '@plinth/site-model';
import { Fragment } from 'react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { CartSumRow, CartSums } from './CartSums';
import { RefusalSummary } from './RefusalSummary';
import { RemovedLines } from './RemovedLines';

type TranslateCart = Translate<keyof typeof commerceMessages>;

/**
 * The cart as forms that post by themselves. The same markup is what the script keeps up to date: an empty line waits
 * in a `<template>` for what another tab adds.
 */
export const cartBlock: BlockRenderer = {
  kind: 'cart',
  styles: ['commerce', 'shop'],
  messages: { commerce: ['commerce.cart.', 'commerce.coupon.', 'commerce.product.'] },
  client: 'src/blocks/cart/attach.ts',
  render(_, { request, locale, messages, money }): RenderedBlock {
    const { format } = money;
    const textOptions = { locale, messages, format };
    const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
    const { cart = emptyCart(), minimumSubtotal, pricesIncludeTax, answer } = request.shop ?? {};
    const isEmpty = cart.entries.length === 0;
    const obstacle = minimumSubtotalText(cart.subtotalAmount, minimumSubtotal, textOptions);
    const refusedCode = answer?.errors?.['code'];
    const problems = new Map(
      cart.invalidCoupons.map((coupon) => [coupon.code, couponText(coupon, textOptions)]),
    );
    const isSaidInList = [...problems.values()].some((text) => text === refusedCode);
    return {
      json: { minimumSubtotal: minimumSubtotal ?? null },
      content: (
        <div className="pl-cart" data-cart-id={cart.id}>
          <h1>{translate('commerce.cart.title')}</h1>
          <RefusalSummary answer={answer} fields={fieldIds(cart)} />
          <div data-cart-gone="">
            <RemovedLines cart={cart} locale={locale} messages={messages} />
          </div>
          <p className="pl-cart-status" role="status" data-cart-status="" />
          <div data-cart-empty="" hidden={!isEmpty}>
            <p>{translate('commerce.cart.empty')}</p>
            <p>
              <a href="/shop">{translate('commerce.cart.continueShopping')}</a>
            </p>
          </div>
          <div data-cart-filled="" hidden={isEmpty}>
            <ul className="pl-cart-lines">
              {cart.entries.map((line) => (
                <Line
                  key={line.id}
                  problem={stockText(line, textOptions)}
                  kind={kindText(line.productType, textOptions)}
                  line={line}
                  error={answer?.errors?.[`quantity ${line.id}`]}
                  typed={answer?.values?.['quantity']}
                  translate={translate}
                  format={format}
                />
              ))}
            </ul>
            <template data-cart-line="">
              <Line line={blankLine(cart)} translate={translate} format={format} />
            </template>
            <div className="pl-cart-coupons">
              <ul>
                {cart.coupons.map((code) => (
                  <Coupon key={code} code={code} translate={translate} refused={refusedCode}>
                    {problems.get(code) ?? code}
                  </Coupon>
                ))}
                {cart.giftCards?.map(({ code }) => (
                  <GiftCard key={code} code={code} translate={translate} />
                ))}
              </ul>
              <template data-new="coupon">
                <Coupon code="{code}" translate={translate}>
                  {'{code}'}
                </Coupon>
              </template>
              <template data-new="gift-card">
                <GiftCard code="{code}" translate={translate} />
              </template>
              <form method="post" action="/commerce/cart/coupon">
                <label>
                  <span>{translate('commerce.coupon.label')}</span>
                  <input
                    id="cart-code"
                    name="code"
                    autoComplete="off"
                    autoCapitalize="characters"
                    maxLength={100}
                    defaultValue={refusedCode ? answer?.values?.['code'] : undefined}
                    aria-invalid={refusedCode ? true : undefined}
                    aria-describedby={refusedCode ? 'cart-code-error' : undefined}
                  />
                </label>
                <button type="submit">{translate('commerce.coupon.apply')}</button>
                {refusedCode && !isSaidInList && (
                  <p className="pl-shop-error" id="cart-code-error">
                    {refusedCode}
                  </p>
                )}
              </form>
            </div>
            <CartSums cart={cart} pricesIncludeTax={pricesIncludeTax} {...textOptions} />
            <template data-new="gift-card-sum">
              <CartSumRow name="giftCard" code="{code}" isShown amount="" translate={translate} />
            </template>
            <p className="pl-cart-obstacle" data-cart-obstacle="" hidden={!obstacle}>
              {obstacle}
            </p>
            <a
              className="pl-cart-checkout"
              href="/commerce/goto-checkout"
              target="_top"
              data-cart-checkout=""
              hidden={!!obstacle}
            >
              {translate('commerce.cart.checkout')}
            </a>
          </div>
        </div>
      ),
    };
  },
};

/** The places that a list of errors leads to. */
const fieldIds = ({ entries }: Cart): Record<string, string> => ({
  ...Object.fromEntries(entries.map(({ id }) => [`quantity ${id}`, quantityId(id)])),
  code: 'cart-code',
});

const quantityId = (lineId: string) => `cart-quantity-${lineId}`;

interface CodeProps {
  code: string;
  translate: TranslateCart;
}

/** A promo code that was entered, or why it does not count. */
function Coupon({
  code,
  translate,
  refused,
  children,
}: CodeProps & { refused?: string | undefined; children: string }) {
  const problem = children === code ? undefined : '';
  return (
    <li data-coupon={code} data-invalid={problem}>
      {/* Explains the field as well, whose entry it was. */}
      <span id={children === refused ? 'cart-code-error' : undefined}>{children}</span>
      <RemoveCode name="remove" code={code} label={translate('commerce.coupon.remove', { code })} />
    </li>
  );
}

function GiftCard({ code, translate }: CodeProps) {
  const title = translate('commerce.cart.giftCard', { code });
  return (
    <li data-gift-card={code}>
      <span>{title}</span>
      <RemoveCode
        name="removeGiftCard"
        code={code}
        label={translate('commerce.cart.removeItem', { title })}
      />
    </li>
  );
}

function RemoveCode({ name, code, label }: { name: string; code: string; label: string }) {
  return (
    <form method="post" action="/commerce/cart/coupon">
      <input type="hidden" name={name} value={code} />
      <button type="submit" aria-label={label}>
        <span aria-hidden="true">×</span>
      </button>
    </form>
  );
}

interface LineProps {
  line: CartLine;
  /** Why it cannot be bought as it is. */
  problem?: string | undefined;
  /** A note on products that are not shipped. */
  kind?: string | undefined;
  /** Why the quantity that was typed is refused. */
  error?: string | undefined;
  /** The quantity that was typed then. */
  typed?: string | undefined;
  translate: TranslateCart;
  format: (money: Money) => string;
}

function Line({ line, problem, kind, error, typed, translate, format }: LineProps) {
  const { id, title, choices = [], href, imageUrl, quantity, unitPrice } = line;
  return (
    <li className="pl-cart-line" data-line-id={id}>
      <img
        className="pl-cart-line-image"
        src={safeHref(imageUrl)}
        alt=""
        width={80}
        height={80}
        loading="lazy"
      />
      <div className="pl-cart-line-text">
        <a href={safeHref(href)}>
          <bdi>{title}</bdi>
        </a>
        <span className="pl-cart-line-choice">
          {choices.map(({ name, value }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <bdi>{name}</bdi>: <bdi>{value}</bdi>
            </Fragment>
          ))}
        </span>
        <span className="pl-cart-line-kind" hidden={!kind}>
          {kind}
        </span>
        <span className="pl-cart-line-unit">{format(unitPrice)}</span>
        <strong className="pl-cart-line-problem" hidden={!problem}>
          {problem}
        </strong>
      </div>
      <form method="post" action="/commerce/cart/line">
        <input type="hidden" name="lineId" value={id} />
        <div className="pl-cart-line-amount">
          <input
            className="pl-cart-line-quantity"
            type="number"
            inputMode="numeric"
            id={id ? quantityId(id) : undefined}
            name="quantity"
            min={0}
            max={productLimits.maxQuantity}
            defaultValue={error ? typed : quantity}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${quantityId(id)}-error` : undefined}
            aria-label={translate('commerce.cart.quantityOf', { title })}
          />
          <button className="pl-cart-line-update" type="submit">
            {translate('commerce.cart.update')}
          </button>
          {error && (
            <p className="pl-shop-error" id={`${quantityId(id)}-error`}>
              {error}
            </p>
          )}
        </div>
        <span className="pl-cart-line-total">{format(multiplyMoney(unitPrice, quantity))}</span>
        <button
          className="pl-cart-line-remove"
          type="submit"
          name="remove"
          value="1"
          aria-label={translate('commerce.cart.removeItem', { title })}
        >
          <span aria-hidden="true">×</span>
        </button>
      </form>
    </li>
  );
}

/** A line that the script fills in wherever it says `{title}`. */
const blankLine = ({ subtotalAmount: { currencyCode } }: Cart): CartLine => ({
  id: '',
  itemId: '',
  title: '{title}',
  productType: 'PHYSICAL',
  quantity: 1,
  unitPrice: { amount: 0, currencyCode },
});
