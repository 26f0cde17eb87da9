import type { Cart } from '@plinth/commerce/cart';
import { formatMoney, multiplyMoney } from '@plinth/commerce/money';

/** What is in a cart, to read. */
export function OrderLines({ cart }: { cart: Cart }) {
  return (
    <ul className="pl-order-lines">
      {cart.entries.map(({ id, title, choices = [], quantity, unitPrice }) => (
        <li key={id}>
          <span>
            {quantity} × {title}
            {choices.length > 0 && (
              <span className="pl-cart-line-choice">
                {' '}
                {choices.map(({ value }) => value).join(', ')}
              </span>
            )}
          </span>
          <span>{formatMoney(multiplyMoney(unitPrice, quantity))}</span>
        </li>
      ))}
    </ul>
  );
}
