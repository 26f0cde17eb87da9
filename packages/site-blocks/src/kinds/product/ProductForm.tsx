import {
  commerceMessages,
  isSoldOut,
  kindText,
  productOptions,
  productPrice,
  subscriptionText,
} from '@plinth/commerce';
import { ProductFields, ProductPriceText } from '@plinth/commerce/react';
import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../context/renderContext';
import type { ShopAnswer, ShownProduct } from '../../context/shopView';
import { websiteSettingsOf } from '../../context/websiteSettingsOf';
import { GiftCardForm } from './GiftCardForm';
import { ProductMeasures } from './ProductMeasures';

export interface ProductFormProps {
  context: RenderContext;
  product: ShownProduct;
  /** Rich text, not yet sanitised. @default the product's own */
  description?: string;
  /** @default 'h1' */
  heading?: 'h1' | 'h2';
  answer?: ShopAnswer | undefined;
  /** The buyers' average rating, below the name. */
  rating?: ReactNode;
}

/**
 * A product with its options and its button. The form posts without scripts; the script makes it
 * faster. Subscriptions and gift cards have their own checkout ([COM-13]).
 */
export function ProductForm(props: ProductFormProps) {
  const {
    context,
    product,
    description = product.description ?? '',
    heading: Heading = 'h1',
    answer,
    rating,
  } = props;
  const { locale, messages, request, money } = context;
  const textOptions = { locale, messages, format: money.format };
  const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const { variants, id, title, productType, subscription } = product;
  const price = productPrice(product);
  const kind = productType === 'DIGITAL' ? kindText(productType, textOptions) : undefined;
  const head = (
    <>
      <Heading className="pl-product-name">
        <bdi>{title}</bdi>
      </Heading>
      {rating}
      <p className="pl-product-price" data-product-price="">
        {price && <ProductPriceText price={price} {...textOptions} />}
      </p>
      {kind && <p className="pl-product-kind">{kind}</p>}
      {subscription && (
        <p className="pl-product-plan">{subscriptionText(subscription, textOptions)}</p>
      )}
      {description && (
        <div
          className="pl-block-html"
          dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(description) }}
        />
      )}
      <ProductMeasures context={context} product={product} />
    </>
  );
  if (productType === 'GIFT_CARD')
    return <GiftCardForm context={context} product={product} head={head} />;

  const isMissingOption = productOptions(variants).some((_, index) => !answer?.selection?.[index]);
  const isGone = isSoldOut(product);
  const { storeSettings } = websiteSettingsOf(context) as {
    storeSettings?: { expressCheckout?: unknown };
  };
  const label = isGone
    ? 'commerce.product.soldOut'
    : subscription
      ? 'commerce.product.subscribe'
      : storeSettings?.expressCheckout === true
        ? 'commerce.product.buyNow'
        : 'commerce.product.addToCart';
  // Without these attributes the script leaves the button to the browser.
  const addsToCart = subscription
    ? {}
    : { 'data-add-to-cart': '', 'data-item-id': id, 'data-product-type': productType };
  return (
    <form
      className="pl-product"
      method="post"
      action={subscription ? '/commerce/subscribe' : '/commerce/cart/add'}
      target={subscription ? '_top' : undefined}
      data-item-id={id}
      data-product-title={title}
      data-variants={JSON.stringify(variants)}
      data-sold-out={isGone ? '' : undefined}
    >
      {head}
      <input type="hidden" name="itemId" value={id} />
      <input type="hidden" name="key" value={request.shop!.key} />
      <ProductFields
        variants={variants}
        selection={answer?.selection}
        quantity={answer?.values?.['quantity']}
        marksMissing={Boolean(answer?.message)}
        locale={locale}
        messages={messages}
      />
      <button
        className="pl-product-add"
        type="submit"
        {...addsToCart}
        aria-disabled={isGone || undefined}
      >
        {translate(label)}
      </button>
      <p
        className="pl-product-status"
        role="status"
        data-product-status=""
        tabIndex={-1}
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={Boolean(answer?.message) && !isMissingOption}
      >
        {answer?.message}
      </p>
    </form>
  );
}
