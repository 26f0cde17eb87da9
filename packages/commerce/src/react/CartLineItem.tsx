import { createPlainTranslate, safeHref } from '@plinth/site-model';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CartLine } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { stockText } from '../cart/stockText';
import { multiplyMoney } from '../money/arithmetic';
import { formatMoney } from '../money/formatMoney';
import { kindText } from '../product/kindText';
import { productLimits } from '../product/productLimits';
import type { TextOptions } from './textOptions';

export interface CartLineItemProps extends TextOptions {
  line: CartLine;
  isPending: boolean;
  /** Resolves to `undefined` when the visitor would rather keep the quantity. */
  onQuantity: (quantity: number) => Promise<unknown>;
  onRemove: () => void;
}

/** One line of a cart. State for CSS: `data-pending`. */
export function CartLineItem(props: CartLineItemProps): ReactNode {
  const { line, isPending, onQuantity, onRemove, locale, messages, format = formatMoney } = props;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(line.quantity);
  const isTyping = useRef(false);
  const href = safeHref(line.href);
  const imageUrl = safeHref(line.imageUrl);
  const kind = kindText(line.productType, { locale, messages });
  const problem = stockText(line, { locale, messages });

  useEffect(() => {
    const field = input.current!;
    latest.current = line.quantity;
    // Not while the visitor types: the answer to an earlier number would replace the present one.
    if (!isTyping.current) field.value = String(line.quantity);
    const begin = () => (isTyping.current = true);
    const end = () => (isTyping.current = false);
    // React's onChange hears every key; a quantity counts when it is left, confirmed or stepped.
    const commit = () => {
      end();
      const quantity = Number(field.value);
      const isWhole = field.value.trim() !== '' && Number.isInteger(quantity) && quantity >= 0;
      if (!isWhole) field.value = String(line.quantity);
      else if (quantity !== line.quantity)
        void onQuantity(quantity).then((outcome) => {
          if (outcome === undefined) field.value = String(latest.current);
        });
    };
    field.addEventListener('input', begin);
    field.addEventListener('blur', end);
    field.addEventListener('change', commit);
    return () => {
      field.removeEventListener('input', begin);
      field.removeEventListener('blur', end);
      field.removeEventListener('change', commit);
    };
  });

  return (
    <li className="pl-cart-line" data-pending={isPending ? '' : undefined}>
      {imageUrl && <img className="pl-cart-line-image" src={imageUrl} alt="" loading="lazy" />}
      <div className="pl-cart-line-text">
        <bdi>{href ? <a href={href}>{line.title}</a> : line.title}</bdi>
        {line.choices?.map(({ name, value }, index) => (
          <span className="pl-cart-line-choice" key={index}>
            {name && (
              <>
                <bdi>{name}</bdi>:{' '}
              </>
            )}
            <bdi>{value}</bdi>
          </span>
        ))}
        {kind && <span className="pl-cart-line-kind">{kind}</span>}
        <span className="pl-cart-line-unit">{format(line.unitPrice)}</span>
        {problem && <strong className="pl-cart-line-problem">{problem}</strong>}
      </div>
      <input
        ref={input}
        className="pl-cart-line-quantity"
        type="number"
        inputMode="numeric"
        min={0}
        max={Math.min(line.stock ?? Infinity, productLimits.maxQuantity)}
        defaultValue={line.quantity}
        aria-label={translate('commerce.cart.quantityOf', { title: line.title })}
      />
      <span className="pl-cart-line-total">
        {format(multiplyMoney(line.unitPrice, line.quantity))}
      </span>
      <button
        className="pl-cart-line-remove"
        type="button"
        aria-label={translate('commerce.cart.removeItem', { title: line.title })}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
