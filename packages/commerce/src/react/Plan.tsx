import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { valueText } from '../product/choiceText';
import { choiceState, productOptions } from '../product/productChoice';
import { productLimits } from '../product/productLimits';
import { productMessages } from '../product/productMessages';
import { productPrice } from '../product/productPrice';
import { isSoldOut } from '../product/productRules';
import { subscriptionText } from '../product/subscriptionText';
import { ProductPriceText } from './ProductPriceText';
import type { PurchaseProps } from './purchaseProps';
import { usePurchase } from './usePurchase';

export interface PlanProps extends PurchaseProps {
  /** Where the form posts to. @default '/commerce/subscribe' */
  action?: string | undefined;
}

/**
 * A plan: a product that is sold again and again, with its price, its period, its options and its button ([COM-43]). It
 * posts by itself where no script runs; `attachPurchase` adds behaviour to the same markup without React.
 */
export function Plan(props: PlanProps): ReactNode {
  const { product, action = '/commerce/subscribe', hidden = {}, target, children } = props;
  const { locale, messages, format, buttonLabel } = props;
  const textOptions = { locale, messages, format };
  const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
  const { id, title, variants, subscription } = product;
  const options = productOptions(variants);
  const nothing = options.map(() => '');
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
      {options.map(({ name, values }, option) => (
        <label className="pl-product-option" key={option}>
          <span>{name}</span>
          <select name="option" data-variant-option-name={name} required defaultValue="">
            <option value="">{translate('commerce.product.choose', { option: name })}</option>
            {values.map((value) => {
              const state = choiceState(variants, nothing, { option, value });
              return (
                <option key={value} value={value} data-state={state}>
                  {valueText(value, state, translate)}
                </option>
              );
            })}
          </select>
        </label>
      ))}
      <label className="pl-product-quantity">
        <span>{translate('commerce.product.quantity')}</span>
        <input
          type="number"
          inputMode="numeric"
          name="quantity"
          min={1}
          max={productLimits.maxQuantity}
          defaultValue={1}
          data-product-quantity=""
        />
      </label>
      <button className="pl-product-add" type="submit" aria-disabled={isGone || undefined}>
        {isGone
          ? translate('commerce.product.soldOut')
          : (buttonLabel ?? translate('commerce.product.subscribe'))}
      </button>
      <p className="pl-product-status" role="status" data-product-status="" tabIndex={-1} />
    </form>
  );
}
