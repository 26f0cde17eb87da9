import type { ProductVariant } from '@plinth/commerce';
import type { CurrencyCode } from '@plinth/commerce/money';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type {
  ContentAnswer,
  PageRequest,
  ShownProduct,
  PageDefinition,
} from '@plinth/site-blocks/rendering';
import { createPageRenderer } from '../render/createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });

const variant = (
  amount: number,
  more: Partial<ProductVariant> = {},
  currencyCode: CurrencyCode = 'EUR',
): ProductVariant => ({
  id: 'v',
  sku: 'MUG-1',
  onSale: false,
  unlimited: false,
  qtyInStock: 2,
  optionValues: [],
  price: { amount, currencyCode },
  ...more,
});
type VariantsShown = Exclude<ShownProduct, { productType: 'DIGITAL' }>;

const mug: VariantsShown = {
  id: 'mug',
  slug: 'mug',
  title: 'Mug',
  productType: 'PHYSICAL',
  variants: [variant(3400)],
};
const block = {
  id: 'it',
  type: 1337,
  definitionName: 'product',
  settings: { productId: 'mug' },
} as const;

interface Shown {
  product?: Partial<VariantsShown>;
  page?: Partial<PageDefinition>;
  answer?: ContentAnswer;
  request?: Partial<PageRequest>;
}

/** The data of a product's page, as a program reads it; undefined where the page has none. */
function dataOf({ product, page, answer, request }: Shown = {}) {
  const input = renderInput(pageWith([block], { slug: 'shop/mug', ...page }));
  const { html, problems } = renderer.renderPage({
    ...input,
    request: {
      ...input.request,
      shop: {
        key: 'k',
        labels: {},
        countries: [],
        payments: [],
        products: { mug: { ...mug, ...product } },
      },
      content: { now: 0, answers: answer ? { it: answer } : {} },
      ...request,
    },
  });
  expect(problems).toEqual([]);
  const { document } = new JSDOM(html).window;
  const script = document.querySelector('script[type="application/ld+json"]');
  return script && (JSON.parse(script.textContent) as Record<string, unknown>);
}

const offersOf = (product: Partial<VariantsShown>) => dataOf({ product })?.['offers'];

it('[RUN-23l] a product’s own page says what it is and costs, for programs', () => {
  const url = 'http://site.example/shop/mug';
  expect(
    dataOf({ product: { imageUrl: '/pictures/mug.jpg' }, page: { description: 'Holds tea.' } }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: 'Mug',
    url,
    description: 'Holds tea.',
    image: 'http://site.example/pictures/mug.jpg',
    offers: [
      {
        '@type': 'Offer',
        url,
        sku: 'MUG-1',
        price: '34.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    ],
  });
});

it('[RUN-23l] [COM-4] it says what each variant costs now, and which can be bought', () => {
  const green = [{ optionName: 'Glaze', value: 'Green' }, { value: 'Large' }];
  const sale = { onSale: true, salePrice: { amount: 2905, currencyCode: 'EUR' as const } };
  expect(
    offersOf({ variants: [variant(3400, { ...sale, qtyInStock: 0, optionValues: green })] }),
  ).toMatchObject([
    { price: '29.05', availability: 'https://schema.org/OutOfStock', name: 'Green, Large' },
  ]);
  expect(
    offersOf({ productType: 'GIFT_CARD', variants: [variant(2500, { qtyInStock: 0 })] }),
  ).toMatchObject([{ availability: 'https://schema.org/InStock' }]);
  // A currency without a smaller unit has no digits behind the point.
  expect(offersOf({ variants: [variant(3400, {}, 'JPY')] })).toMatchObject([{ price: '3400' }]);
  expect(offersOf({ subscription: { billingPeriod: { value: 3, unit: 'MONTH' } } })).toMatchObject([
    {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '34.00',
        priceCurrency: 'EUR',
        referenceQuantity: { value: 3, unitCode: 'MON' },
      },
    },
  ]);
  expect(dataOf({ product: { variants: [] } })).toBeNull();
});

it('[RUN-23l] says how many stars it has, once there is a rating', () => {
  const answer = (count: number, average: number): ContentAnswer => ({
    kind: 'reviews',
    count,
    average,
    offset: 0,
    items: [],
  });
  expect(dataOf({ answer: answer(3, 14 / 3) })?.['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    reviewCount: 3,
    ratingValue: 4.67,
  });
  expect(dataOf({ answer: answer(0, 0) })).not.toHaveProperty('aggregateRating');
});

it('[RUN-23l] no text of it ends its element, and other pages are not about it', () => {
  const title = '</script><script>alert(1)</script><!-- \u2028';
  expect(dataOf({ product: { title } })?.['name']).toBe(title);
  expect(dataOf({ page: { slug: 'landing' } })).toBeNull();
  expect(dataOf({ request: { isTurned: true } })).toBeNull();
});
