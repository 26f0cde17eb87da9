import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { valueText } from '../product/choiceText';
import type { ProductVariant } from '../product/product';
import { choiceState, productOptions } from '../product/productChoice';
import { productLimits } from '../product/productLimits';
import { productMessages } from '../product/productMessages';
import type { TextOptions } from './textOptions';

export interface ProductFieldsProps extends Omit<TextOptions, 'format'> {
  variants: readonly ProductVariant[];
  /** Chosen values in the order of the options, `''` for none. @default none */
  selection?: readonly string[] | undefined;
  /** The initial quantity. @default 1 */
  quantity?: string | number | undefined;
  /** Whether the browser requires every option before the form is sent. @default false */
  required?: boolean | undefined;
  /**
   * Whether options without a choice are marked, and the first of them is focused, after a refused
   * post.
   * @default false
   */
  marksMissing?: boolean | undefined;
}

/**
 * The options and the quantity of a product as fields of a form that posts without scripts
 * ([COM-30]).
 */
export function ProductFields({
  variants,
  selection = [],
  quantity = 1,
  required = false,
  marksMissing = false,
  locale,
  messages,
}: ProductFieldsProps): ReactNode {
  const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
  const options = productOptions(variants);
  const chosen = options.map((_, index) => selection[index] ?? '');
  const missing = marksMissing ? chosen.indexOf('') : -1;
  return (
    <>
      {options.map(({ name, values }, option) => (
        <label className="pl-product-option" key={option}>
          <span>{name}</span>
          <select
            name="option"
            data-variant-option-name={name}
            required={required}
            defaultValue={chosen[option]}
            aria-invalid={(marksMissing && !chosen[option]) || undefined}
            // The answer to a post begins where something is to be done, not at the top of its page.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={option === missing}
          >
            <option value="">{translate('commerce.product.choose', { option: name })}</option>
            {values.map((value) => {
              const state = choiceState(variants, chosen, { option, value });
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
          defaultValue={quantity}
          data-product-quantity=""
        />
      </label>
    </>
  );
}
