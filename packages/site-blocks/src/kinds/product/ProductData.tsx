import { isInStock, variantPrice, type ProductVariant } from '@plinth/commerce';
import { currencyOf, type Money } from '@plinth/commerce/money';
import { LinkedData } from '../../parts/LinkedData';
import type { RenderContext } from '../../context/renderContext';
import type { RatingView } from '../../context/reviewView';
import type { ShownProduct } from '../../context/shopView';

interface ProductDataProps {
  context: RenderContext;
  product: ShownProduct;
  /** As shown on the page. */
  rating: RatingView | undefined;
}

/**
 * A product as structured data for search engines (https://schema.org/Product), only on its own
 * page: elsewhere it would describe the page as about it.
 */
export function ProductData({ context, product, rating }: ProductDataProps) {
  const { page, request } = context;
  if (page.slug !== `shop/${product.slug}` || product.variants.length === 0) return null;
  const { imageUrl = '', title, variants } = product;
  const url = `${request.url.origin}/${page.slug}`;
  return (
    <LinkedData
      context={context}
      data={{
        '@type': 'Product',
        '@id': `${url}#product`,
        name: title,
        url,
        ...(page.description ? { description: page.description } : {}),
        ...(imageUrl && URL.canParse(imageUrl, url) ? { image: new URL(imageUrl, url).href } : {}),
        offers: variants.map((variant) => offerOf(product, variant, url)),
        ...(rating ? { aggregateRating: ratingOf(rating) } : {}),
      }}
    />
  );
}

function offerOf(
  { productType, subscription }: ShownProduct,
  variant: ProductVariant,
  url: string,
) {
  const { sku, optionValues } = variant;
  const price = priceOf(variantPrice(variant).current);
  // Gift cards are created for each buyer ([COM-4]).
  const canBeBought =
    productType === 'GIFT_CARD' || productType === 'DIGITAL' || isInStock(variant);
  return {
    '@type': 'Offer',
    url,
    ...(sku ? { sku } : {}),
    ...(optionValues.length > 0 ? { name: optionValues.map(({ value }) => value).join(', ') } : {}),
    availability: `https://schema.org/${canBeBought ? 'InStock' : 'OutOfStock'}`,
    ...(subscription
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...price,
            referenceQuantity: {
              '@type': 'QuantitativeValue',
              value: subscription.billingPeriod.value,
              unitCode: unitCodes[subscription.billingPeriod.unit.toLowerCase()],
            },
          },
        }
      : price),
  };
}

/** The codes of UN/CEFACT for the periods of a subscription. */
const unitCodes: Readonly<Record<string, string>> = { week: 'WEE', month: 'MON', year: 'ANN' };

/** Digits and a point, in every language. */
const priceOf = ({ amount, currencyCode }: Money) => {
  const { digits } = currencyOf(currencyCode);
  return { price: (amount / 10 ** digits).toFixed(digits), priceCurrency: currencyCode };
};

const ratingOf = ({ average, count }: RatingView) => ({
  '@type': 'AggregateRating',
  reviewCount: count,
  ratingValue: Math.round(average * 100) / 100,
});
