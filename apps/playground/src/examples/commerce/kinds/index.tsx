import '@plinth/commerce/commerce.css';
import {
  isAllowedPrice,
  kindText,
  productLimits,
  productPrice,
  subscriptionText,
  type Product,
} from '@plinth/commerce';
import { formatMoney, money } from '@plinth/commerce/money';
import { PricingToggle, ProductPriceText } from '@plinth/commerce/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { bowl, giftCard } from '../../../stage/stageShop';
import { defaultOptions, type KindOptions } from './example';

export default function Kinds({ values, stage }: ExampleProps<KindOptions>): ReactNode {
  const { priceCents, onSale, value, unit, numBillingCycles } = { ...defaultOptions, ...values };
  const texts = { locale: stage.locale, messages: stage.messages };
  const isAllowed = isAllowedPrice(priceCents);
  const most = formatMoney(money(productLimits.maxPriceCents, 'USD'));
  const recipes: Product = {
    id: 'recipes',
    title: 'Glaze recipes',
    productType: 'DIGITAL',
    priceCents: isAllowed ? priceCents : productLimits.maxPriceCents,
    salePriceCents: 900,
    onSale,
  };
  const price = productPrice(recipes)!.current;
  const plan = { billingPeriod: { value, unit }, numBillingCycles };
  return (
    <div className="example-stack">
      <div className="example-scroll">
        <table className="example-table">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Kind</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {[bowl, recipes, giftCard].map((product) => (
              <tr key={product.id}>
                <th scope="row">{product.title}</th>
                <td>{kindText(product.productType, texts) ?? 'comes in a parcel'}</td>
                <td>
                  <ProductPriceText price={productPrice(product)!} {...texts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isAllowed && <p role="alert">Nobody may be asked for more than {most}.</p>}
      <PricingToggle
        label="How to pay"
        left={{ label: 'Once', content: <p>{formatMoney(price)}</p> }}
        right={{
          label: 'Again and again',
          content: <p>{subscriptionText(plan, { ...texts, price: formatMoney(price) })}</p>,
        }}
        onChange={(option) => stage.log('event', 'onChange', { option })}
      />
    </div>
  );
}
