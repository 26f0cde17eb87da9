import { createPlainTranslate, safeHref } from '@plinth/site-model';
import { Fragment, type ReactNode } from 'react';
import type { CartLine } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { stockText } from '../cart/stockText';
import { multiplyMoney } from '../money/arithmetic';
import { formatMoney } from '../money/formatMoney';
import { kindText } from '../product/kindText';
import { productLimits } from '../product/productLimits';
import type { TextOptions } from './textOptions';

interface CartLineFormProps extends TextOptions {
  line: CartLine;
  /** The address to which its form posts. */
  action: string | undefined;
  /** The error of a refused quantity. */
  error?: string | undefined;
  /** The refused entry. */
  typed?: string | undefined;
}

/** The id of the field of a line's quantity. */
export const quantityId = (lineId: string): string => `cart-quantity-${lineId}`;

/** One line of a cart: a form that changes its quantity or removes it. */
export function CartLineForm({
  line,
  action,
  error,
  typed,
  ...texts
}: CartLineFormProps): ReactNode {
  const { locale, messages, format = formatMoney } = texts;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const { id, title, choices = [], href, imageUrl, quantity, unitPrice } = line;
  const kind = kindText(line.productType, texts);
  const problem = stockText(line, texts);
  return (
    <li className="pl-cart-line" data-line-id={id}>
      <img
        className="pl-cart-line-image"
        src={safeHref(imageUrl)}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        hidden={!safeHref(imageUrl)}
      />
      <div className="pl-cart-line-text">
        <a href={safeHref(href)}>
          <bdi>{title}</bdi>
        </a>
        <span className="pl-cart-line-choice">
          {choices.map(({ name, value }, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              {name && (
                <>
                  <bdi>{name}</bdi>:{' '}
                </>
              )}
              <bdi>{value}</bdi>
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
      <form method="post" action={action}>
        <input type="hidden" name="lineId" value={id} />
        <div className="pl-cart-line-amount">
          <input
            className="pl-cart-line-quantity"
            type="number"
            inputMode="numeric"
            id={quantityId(id)}
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
