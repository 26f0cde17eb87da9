import {
  choiceState,
  commerceMessages,
  isSoldOut,
  productOptions,
  productPrice,
} from '@plinth/commerce';
import { ProductPriceText } from '@plinth/commerce/react';
import { createTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../render/renderBlock';
import { readText, readTextOr } from '../readSettings';

/** A product with its options and its button. The form posts by itself; the script makes it quicker. */
export const productBlock: BlockRenderer = {
  kind: 'product',
  styles: ['commerce', 'shop'],
  client: 'src/blocks/product/attach.ts',
  render(settings, context): RenderedBlock {
    const { request, locale, messages } = context;
    const product = request.shop?.products[readText(settings, 'productId')];
    if (!product) throw new TypeError('Its product is not sold.');
    const { key, answer } = request.shop!;
    const translate = createTranslate(commerceMessages, { locale, overrides: messages });
    const { variants, id, title } = product;
    const options = productOptions(variants);
    const selection = options.map((_, index) => answer?.selection?.[index] ?? '');
    const price = productPrice(product);
    const isGone = isSoldOut(product);
    return {
      content: (
        <form
          className="pl-product"
          method="post"
          action="/commerce/cart/add"
          data-item-id={id}
          data-product-title={title}
          data-variants={JSON.stringify(variants)}
          data-sold-out={isGone ? '' : undefined}
        >
          <h1 className="pl-product-name">{title}</h1>
          <p className="pl-product-price" data-product-price="">
            {price && <ProductPriceText price={price} locale={locale} messages={messages} />}
          </p>
          <div
            className="pl-block-html"
            dangerouslySetInnerHTML={{
              __html: context.sanitizeHtml(readTextOr(settings, 'description', '')),
            }}
          />
          <input type="hidden" name="itemId" value={id} />
          <input type="hidden" name="key" value={key} />
          {options.map(({ name, values }, option) => (
            <label className="pl-product-option" key={option}>
              <span>{name}</span>
              <select
                name="option"
                data-variant-option-name={name}
                defaultValue={selection[option]}
                aria-invalid={(answer?.message && !selection[option]) || undefined}
              >
                <option value="">{translate('commerce.product.choose', { option: name })}</option>
                {values.map((value) => {
                  const state = choiceState(variants, selection, { option, value });
                  return (
                    <option key={value} value={value} data-state={state}>
                      {state === 'available'
                        ? value
                        : translate(
                            state === 'sold-out'
                              ? 'commerce.product.valueSoldOut'
                              : 'commerce.product.valueMissing',
                            { value },
                          )}
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
              max={9999}
              defaultValue={answer?.values?.['quantity'] ?? 1}
              data-product-quantity=""
            />
          </label>
          <button
            className="pl-product-add"
            type="submit"
            data-add-to-cart=""
            data-item-id={id}
            data-product-type={product.productType}
            aria-disabled={isGone || undefined}
          >
            {translate(isGone ? 'commerce.product.soldOut' : 'commerce.product.addToCart')}
          </button>
          <p className="pl-product-status" role="status" data-product-status="">
            {answer?.message}
          </p>
        </form>
      ),
    };
  },
};
