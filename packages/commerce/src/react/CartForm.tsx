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

/** The addresses to which the forms of a cart post. */
export interface CartActions {
  /** Quantities and removals: `lineId`, `quantity`, `remove`. */
  line: string;
  /** Promo codes and gift cards: `code`, `remove`, `removeGiftCard`. */
  codes: string;
}

export interface CartFormProps extends TextOptions {
  /** The initial cart. */
  cart: Cart;
  /**
   * The addresses to which its forms post without scripts.
   * @default none: `attachCart` passes everything to its store
   */
  actions?: CartActions | undefined;
  /** The server's answer to a post that it refused. */
  answer?: CartAnswer | undefined;
  /** @default '/commerce/goto-checkout' */
  checkoutHref?: string | undefined;
  /** The window in which the checkout opens. @default the same */
  checkoutTarget?: string | undefined;
  /** The link of an empty cart. @default '/' */
  shopHref?: string | undefined;
  /** The minimum subtotal for checkout ([COM-12]). */
  minimumSubtotal?: Money | undefined;
  /** Whether the prices include tax. @default false */
  pricesIncludeTax?: boolean | undefined;
  /** Whether there is a field for promo codes. @default true */
  hasCoupons?: boolean | undefined;
  /** Whether the cart is not known yet and a script will show it. @default false */
  isLoading?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The cart as forms that post without scripts ([COM-9v]): lines, codes, totals and the checkout
 * link. `attachCart` keeps this markup up to date, and builds lines of another tab in the same way.
 * `<Cart>` combines both.
 *
 * State for CSS: `data-pending`, `data-waiting`. The root has `data-cart-id`, by which a page's
 * script recognises a cart.
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

/** The targets of the links in a list of errors. */
const fieldIds = ({ entries }: Cart): Record<string, string> => ({
  ...Object.fromEntries(entries.map(({ id }) => [`quantity ${id}`, quantityId(id)])),
  code: 'cart-code',
});
