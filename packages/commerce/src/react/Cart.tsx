import { createPlainTranslate } from '@plinth/site-model';
import { useEffect, useRef, type ReactNode } from 'react';
import { cartMessages } from '../cart/cartMessages';
import { cartNoticeText } from '../cart/cartNoticeText';
import { removedLineText } from '../cart/removedLineText';
import { changeQuantity, type Confirm } from '../cart/changeQuantity';
import type { CartStore } from '../cart/cartStore';
import { minimumSubtotalText } from '../cart/minimumSubtotalText';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import { CartCoupons } from './CartCoupons';
import { CartLineItem } from './CartLineItem';
import { CartSummary } from './CartSummary';
import { useCart } from './useCart';
import { useNumberedNotice } from './useCartNotice';
import type { TextOptions } from './textOptions';

export interface CartProps extends TextOptions {
  /** The store whose state is shown and changed. */
  store: CartStore;
  /** Asks before a quantity of 0 removes a line ([COM-11]): a dialog of the app's. */
  confirm: Confirm;
  /** Goes to checkout once everything is saved; see `goToCheckout`. Without it the link is followed. */
  onCheckout?: (() => unknown) | undefined;
  /** @default '/commerce/goto-checkout' */
  checkoutHref?: string | undefined;
  /** Where an empty cart leads. @default '/' */
  shopHref?: string | undefined;
  /** The amount that the subtotal must reach ([COM-12]). */
  minimumSubtotal?: Money | undefined;
  /** Whether there is a field for promo codes. @default true */
  hasCoupons?: boolean | undefined;
}

/**
 * The cart page: lines, promo codes, totals and the way to checkout. State for CSS: `data-pending`, `data-waiting`.
 * The root carries `data-cart-id`, by which a page's script knows a full cart.
 */
export function Cart(props: CartProps): ReactNode {
  const { store, confirm, onCheckout, minimumSubtotal, locale, messages } = props;
  const { checkoutHref = '/commerce/goto-checkout', shopHref = '/', hasCoupons = true } = props;
  const { format = formatMoney } = props;
  const { cart, isInitialized, isPending, isWaiting, pendingLines } = useCart(store);
  const notice = useNumberedNotice(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const lineCount = useRef(cart.entries.length);
  const hasRemoved = useRef(false);
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const textOptions = { locale, messages, format };
  const obstacle = minimumSubtotalText(cart.subtotalAmount, minimumSubtotal, textOptions);

  useEffect(() => {
    // The button or field that removed the last focus is gone with its line; the page's beginning would be far away.
    const { activeElement } = document;
    if (
      hasRemoved.current &&
      cart.entries.length < lineCount.current &&
      (!activeElement || activeElement === document.body)
    )
      heading.current?.focus();
    // A line that another tab removes is no reason to take the visitor anywhere.
    if (cart.entries.length !== lineCount.current) hasRemoved.current = false;
    lineCount.current = cart.entries.length;
  }, [cart.entries.length]);

  const leave = async () => {
    await store.whenSettled();
    if (store.state().cart.entries.length > 0) onCheckout?.();
  };

  return (
    <section
      className="pl-cart"
      data-cart-id={cart.id}
      data-pending={isPending ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
      aria-label={translate('commerce.cart.title')}
      aria-busy={!isInitialized}
    >
      <h1 className="pl-cart-title" ref={heading} tabIndex={-1}>
        {translate('commerce.cart.title')}
      </h1>
      <p className="pl-cart-status" role="status">
        {/* An element of its own: the same sentence twice is no change and would not be read. */}
        {notice && <span key={notice.number}>{cartNoticeText(notice.notice, textOptions)}</span>}
      </p>
      {cart.gone?.map((title, index) => (
        <p key={index} className="pl-cart-gone" role="alert">
          {removedLineText(title, textOptions)}
        </p>
      ))}
      {!isInitialized && <p>{translate('commerce.cart.loading')}</p>}
      {isInitialized && cart.entries.length === 0 && (
        <div className="pl-cart-empty">
          <p>{translate('commerce.cart.empty')}</p>
          <a href={shopHref}>{translate('commerce.cart.continueShopping')}</a>
        </div>
      )}
      {cart.entries.length > 0 && (
        <>
          <ul className="pl-cart-lines">
            {cart.entries.map((line) => (
              <CartLineItem
                key={line.id}
                line={line}
                isPending={pendingLines.includes(line.id)}
                onQuantity={(quantity) => {
                  hasRemoved.current = quantity === 0;
                  const asked = { store, lineId: line.id, quantity, confirm };
                  return changeQuantity({ ...asked, locale, messages });
                }}
                onRemove={() => {
                  hasRemoved.current = true;
                  void store.mutate({ type: 'remove', lineId: line.id });
                }}
                {...textOptions}
              />
            ))}
          </ul>
          {hasCoupons && <CartCoupons store={store} cart={cart} {...textOptions} />}
          <CartSummary cart={cart} isPending={isPending} {...textOptions} />
          {obstacle ? (
            <p className="pl-cart-obstacle">{obstacle}</p>
          ) : (
            <a
              className="pl-cart-checkout"
              href={checkoutHref}
              onClick={(event) => {
                if (!onCheckout) return;
                event.preventDefault();
                void leave();
              }}
            >
              {translate('commerce.cart.checkout')}
            </a>
          )}
        </>
      )}
    </section>
  );
}
