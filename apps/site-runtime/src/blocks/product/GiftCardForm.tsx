import { commerceMessages, currentPrice } from '@plinth/commerce';
import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../context/renderContext';
import type { ShownProduct } from '../../context/shopView';
import { checkoutMessages } from '../checkout/checkoutMessages';

interface GiftCardFormProps {
  context: RenderContext;
  product: ShownProduct;
  head: ReactNode;
}

/** Chooses a value and goes to the gift card's checkout; the form's fields are the query of [COM-13]. Like every
 * checkout it takes the whole window, also out of the owner's frame. */
export function GiftCardForm({ context, product, head }: GiftCardFormProps) {
  const { site, locale, messages, money } = context;
  const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const words = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  return (
    <form className="pl-product" method="get" action="/checkout/giftcard" target="_top">
      {head}
      <input type="hidden" name="websiteId" value={site.id} />
      <input type="hidden" name="giftCardProductId" value={product.id} />
      <label className="pl-product-option">
        <span>{words('runtime.giftCard.amount')}</span>
        <select name="sku">
          {product.variants.map((variant) => (
            <option key={variant.id} value={variant.sku}>
              {money.format(currentPrice(variant))}
            </option>
          ))}
        </select>
      </label>
      <button className="pl-product-add" type="submit">
        {translate('commerce.product.buyGiftCard')}
      </button>
    </form>
  );
}
