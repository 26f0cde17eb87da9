import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { formatMoney } from '../money/formatMoney';
import { productMessages } from '../product/productMessages';
import type { ProductPrice } from '../product/productPrice';
import type { TextOptions } from './textOptions';

export interface ProductPriceTextProps extends TextOptions {
  /** The result of `productPrice`. */
  price: ProductPrice;
}

/**
 * A price: "from" if variants differ, with the former price struck through on sale. State for CSS:
 * `data-on-sale`.
 */
export function ProductPriceText(props: ProductPriceTextProps): ReactNode {
  const { price, locale, messages, format = formatMoney } = props;
  const { current, original, isFrom } = price;
  const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
  const now = isFrom
    ? translate('commerce.product.from', { price: format(current) })
    : format(current);
  return (
    <span className="pl-product-price" data-on-sale={original ? '' : undefined}>
      {original && (
        <>
          {/* Screen readers do not announce that a text is struck through. */}
          <s aria-hidden="true">{format(original)}</s>
          <span className="pl-product-hidden">
            {translate('commerce.product.originalPrice', { price: format(original) })}
          </span>{' '}
        </>
      )}
      <span aria-hidden={original ? true : undefined}>{now}</span>
      {original && (
        <span className="pl-product-hidden">
          {translate('commerce.product.salePrice', { price: now })}
        </span>
      )}
    </span>
  );
}
