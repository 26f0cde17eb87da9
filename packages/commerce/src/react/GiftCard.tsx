import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { formatMoney } from '../money/formatMoney';
import { currentPrice } from '../product/currentPrice';
import { productMessages } from '../product/productMessages';
import type { PurchaseProps } from './purchaseProps';
import { usePurchase } from './usePurchase';

export interface GiftCardProps extends PurchaseProps {
  /**
   * The address to which the form submits, with its fields as the query of [COM-13].
   * @default '/checkout/giftcard'
   */
  action?: string | undefined;
}

/**
 * A gift card: the visitor chooses its value, and its form submits to the gift card's checkout
 * ([COM-44]). It works without scripts; `attachPurchase` adds behaviour to the same markup without
 * React.
 */
export function GiftCard(props: GiftCardProps): ReactNode {
  const { product, action = '/checkout/giftcard', hidden = {}, target, children } = props;
  const { locale, messages, format = formatMoney, buttonLabel } = props;
  const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
  const form = usePurchase(props);
  return (
    <form ref={form} className="pl-product" method="get" action={action} target={target}>
      {children}
      {Object.entries({ ...hidden, giftCardProductId: product.id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="pl-product-option">
        <span>{translate('commerce.giftCard.value')}</span>
        <select name="sku" data-gift-card-value="">
          {product.variants.map((variant) => (
            <option key={variant.id} value={variant.sku ?? variant.id}>
              {format(currentPrice(variant))}
            </option>
          ))}
        </select>
      </label>
      <button className="pl-product-add" type="submit">
        {buttonLabel ?? translate('commerce.product.buyGiftCard')}
      </button>
      <p className="pl-product-status" role="status" data-product-status="" />
    </form>
  );
}
