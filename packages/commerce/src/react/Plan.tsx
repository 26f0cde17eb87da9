import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { productMessages } from '../product/productMessages';
import { productPrice } from '../product/productPrice';
import { isSoldOut } from '../product/productRules';
import { subscriptionText } from '../product/subscriptionText';
import { ProductFields } from './ProductFields';
import { ProductPriceText } from './ProductPriceText';
import type { PurchaseProps } from './purchaseProps';
import { usePurchase } from './usePurchase';

export interface PlanProps extends PurchaseProps {
  /** The address to which the form posts. @default '/commerce/subscribe' */
  action?: string | undefined;
}

/**
 * A plan: a subscription product with its price, its period, its options and its button ([COM-43]).
 * It posts without scripts; `attachPurchase` adds behaviour to the same markup without React.
 */
export function Plan(props: PlanProps): ReactNode {
  const { product, action = '/commerce/subscribe', hidden = {}, target, children } = props;
  const { locale, messages, format, buttonLabel } = props;
  const textOptions = { locale, messages, format };
  const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
  const { id, title, variants, subscription } = product;
  const price = productPrice(product);
  const isGone = isSoldOut(product);
  const form = usePurchase(props);
  return (
    <form
      ref={form}
      className="pl-product"
      method="post"
      action={action}
      target={target}
      data-item-id={id}
      data-product-title={title}
      data-variants={JSON.stringify(variants)}
      data-sold-out={isGone ? '' : undefined}
    >
      {children}
      <p className="pl-product-price" data-product-price="">
        {price && <ProductPriceText price={price} {...textOptions} />}
      </p>
      {subscription && (
        <p className="pl-product-plan">{subscriptionText(subscription, textOptions)}</p>
      )}
      {Object.entries({ ...hidden, itemId: id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ProductFields variants={variants} required locale={locale} messages={messages} />
      <button className="pl-product-add" type="submit" aria-disabled={isGone || undefined}>
        {isGone
          ? translate('commerce.product.soldOut')
          : (buttonLabel ?? translate('commerce.product.subscribe'))}
      </button>
      <p className="pl-product-status" role="status" data-product-status="" tabIndex={-1} />
    </form>
  );
}
