import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { cartCount, cartCountLabel } from '../cart/cartCount';
import { indicatorMessages } from '../cart/indicatorMessages';
import type { TextOptions } from './textOptions';

export interface CartIndicatorProps extends TextOptions {
  /** Number of items in the cart; `undefined` until it is known. */
  items: number | undefined;
  /** Formatted, e.g. by `formatMoney`. */
  subtotal?: string | undefined;
  /** @default '/cart' */
  href?: string | undefined;
  /** The content of the link beside the count, e.g. an icon; hidden from screen readers. */
  children?: ReactNode;
}

/**
 * A link to the cart with the number of its items, `100+` beyond 100, and the subtotal ([COM-10]). `attachCartIndicator`
 * brings the same markup to life without React. State for CSS: `data-initialized`, `data-empty`.
 */
export function CartIndicator({
  items,
  subtotal,
  href = '/cart',
  children,
  locale,
  messages,
}: CartIndicatorProps): ReactNode {
  const translate = createPlainTranslate(indicatorMessages, { locale, overrides: messages });
  const label =
    items === undefined
      ? translate('commerce.cart.title')
      : translate('commerce.cart.label', { count: cartCountLabel(items, { locale, messages }) });
  return (
    <a
      className="pl-cart-indicator"
      href={href}
      aria-label={items !== undefined && subtotal ? `${label}, ${subtotal}` : label}
      data-cart-indicator=""
      data-initialized={items === undefined ? undefined : ''}
      data-empty={items === 0 ? '' : undefined}
    >
      {children && <span aria-hidden="true">{children}</span>}
      <span className="pl-cart-indicator-count" data-cart-quantity="" aria-hidden="true">
        {items === undefined ? '' : cartCount(items)}
      </span>
      <span className="pl-cart-indicator-subtotal" data-cart-subtotal="" aria-hidden="true">
        {items === undefined ? '' : subtotal}
      </span>
    </a>
  );
}
