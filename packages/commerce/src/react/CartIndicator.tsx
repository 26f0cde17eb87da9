import type { ReactNode } from 'react';
import { cartCount } from '../cart/cartCount';
import { cartLinkName } from '../cart/cartLinkName';
import type { TextOptions } from './textOptions';

export interface CartIndicatorProps extends TextOptions {
  /** Number of items in the cart; `undefined` until it is known. */
  items: number | undefined;
  /** Formatted, e.g. by `formatMoney`. */
  subtotal?: string | undefined;
  /** @default '/cart' */
  href?: string | undefined;
  /**
   * The content of the link beside the count, e.g. an icon. A text is the beginning of the link's
   * accessible name.
   */
  children?: ReactNode;
}

/**
 * A link to the cart with the number of its items, `100+` beyond 100, and the subtotal ([COM-10]). `attachCartIndicator`
 * adds behaviour to the same markup without React. State for CSS: `data-initialized`, `data-empty`.
 */
export function CartIndicator({
  items,
  subtotal,
  href = '/cart',
  children,
  locale,
  messages,
}: CartIndicatorProps): ReactNode {
  const title = typeof children === 'string' ? children : undefined;
  return (
    <a
      className="pl-cart-indicator"
      href={href}
      aria-label={cartLinkName({ items, subtotal, title, locale, messages })}
      data-cart-indicator=""
      data-initialized={items === undefined ? undefined : ''}
      data-empty={items === 0 ? '' : undefined}
    >
      {/* Spaces keep the visible words separate in the text of the link as well. */}
      {children && <span aria-hidden="true">{children}</span>}{' '}
      <span className="pl-cart-indicator-count" data-cart-quantity="" aria-hidden="true">
        {items === undefined ? '' : cartCount(items)}
      </span>{' '}
      <span className="pl-cart-indicator-subtotal" data-cart-subtotal="" aria-hidden="true">
        {items === undefined ? '' : subtotal}
      </span>
    </a>
  );
}
