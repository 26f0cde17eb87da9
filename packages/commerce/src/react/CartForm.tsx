import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode, Ref } from 'react';
import type { Cart } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { minimumSubtotalText } from '../cart/minimumSubtotalText';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import type { CartAnswer } from './cartAnswer';
import { CartCodes } from './CartCodes';
import { CartLineForm, quantityId } from './CartLineForm';
import { CartSums } from './CartSums';
import { RefusalSummary } from './RefusalSummary';
import { RemovedLines } from './RemovedLines';
import type { TextOptions } from './textOptions';

/** Where the forms of a cart post to. */
export interface CartActions {
  /** Quantities and removals: `lineId`, `quantity`, `remove`. */
  line: string;
  /** Promo codes and gift cards: `code`, `remove`, `removeGiftCard`. */
  codes: string;
}

export interface CartFormProps extends TextOptions {
  /** The cart that the page begins with. */
  cart: Cart;
  /** Where its forms post to while no script runs. @default nowhere: `attachCart` gives everything to its store */
  actions?: CartActions | undefined;
  /** The server's answer to a post that it refused. */
  answer?: CartAnswer | undefined;
  /** @default '/commerce/goto-checkout' */
  checkoutHref?: string | undefined;
  /** The window that the way to checkout leads to. @default the same */
  checkoutTarget?: string | undefined;
  /** Where an empty cart leads. @default '/' */
  shopHref?: string | undefined;
  /** The amount that the subtotal must reach ([COM-12]). */
  minimumSubtotal?: Money | undefined;
  /** Whether the prices include tax. @default false */
  pricesIncludeTax?: boolean | undefined;
  /** Whether there is a field for promo codes. @default true */
  hasCoupons?: boolean | undefined;
  /** The cart is not known yet: a script shows it. @default false */
  isLoading?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The cart as forms that post by themselves ([COM-9v]): lines, codes, totals and the way to checkout. `attachCart` keeps
 * this markup up to date, and builds what another tab adds like it. `<Cart>` is both in one.
 *
 * State for CSS: `data-pending`, `data-waiting`. The root carries `data-cart-id`, by which a page's script knows a cart.
 */
export function CartForm(props: CartFormProps): ReactNode {
  const { cart, actions, answer, minimumSubtotal, pricesIncludeTax, ref } = props;
  const { checkoutHref = '/commerce/goto-checkout', checkoutTarget, shopHref = '/' } = props;
  const { hasCoupons = true, isLoading = false } = props;
  const { locale, messages, format = formatMoney } = props;
  const texts = { locale, messages, format };
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const isEmpty = cart.entries.length === 0;
  const obstacle = minimumSubtotalText(cart.subtotalAmount, minimumSubtotal, texts);
  return (
    <section
      ref={ref}
      className="pl-cart"
      data-cart-id={cart.id}
      data-minimum-subtotal={minimumSubtotal && JSON.stringify(minimumSubtotal)}
      aria-label={translate('commerce.cart.title')}
      aria-busy={isLoading || undefined}
    >
      <h1 className="pl-cart-title">{translate('commerce.cart.title')}</h1>
      <RefusalSummary answer={answer} fields={fieldIds(cart)} />
      <div data-cart-gone="">
        <RemovedLines cart={cart} {...texts} />
      </div>
      <p className="pl-cart-status" role="status" data-cart-status="" />
      {isLoading && <p data-cart-loading="">{translate('commerce.cart.loading')}</p>}
      <div data-cart-empty="" hidden={!isEmpty || isLoading}>
        <p>{translate('commerce.cart.empty')}</p>
        <p>
          <a href={shopHref}>{translate('commerce.cart.continueShopping')}</a>
        </p>
      </div>
      <div data-cart-filled="" hidden={isEmpty}>
        <ul className="pl-cart-lines" data-line-action={actions?.line}>
          {cart.entries.map((line) => (
            <CartLineForm
              key={line.id}
              line={line}
              action={actions?.line}
              error={answer?.errors?.[`quantity ${line.id}`]}
              typed={answer?.values?.['quantity']}
              {...texts}
            />
          ))}
        </ul>
        {hasCoupons && <CartCodes cart={cart} action={actions?.codes} answer={answer} {...texts} />}
        <CartSums cart={cart} pricesIncludeTax={pricesIncludeTax} {...texts} />
        <p className="pl-cart-obstacle" data-cart-obstacle="" hidden={!obstacle}>
          {obstacle}
        </p>
        <a
          className="pl-cart-checkout"
          href={checkoutHref}
          target={checkoutTarget}
          data-cart-checkout=""
          hidden={!!obstacle}
        >
          {translate('commerce.cart.checkout')}
        </a>
      </div>
    </section>
  );
}

/** The places that a list of errors leads to. */
const fieldIds = ({ entries }: Cart): Record<string, string> => ({
  ...Object.fromEntries(entries.map(({ id }) => [`quantity ${id}`, quantityId(id)])),
  code: 'cart-code',
});
