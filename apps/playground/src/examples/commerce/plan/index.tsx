import '@plinth/commerce/commerce.css';
import type { Purchase } from '@plinth/commerce';
import { GiftCard, Plan, ProductFields } from '@plinth/commerce/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { bowl, clay, giftCard } from '../../../stage/stageShop';
import type { PlanControls } from './example';

export default function PlanExample({ values, stage }: ExampleProps<PlanControls>): ReactNode {
  const shared = {
    ...values,
    locale: stage.locale,
    messages: stage.messages,
    onBuy(purchase: Purchase) {
      stage.log('event', 'onBuy', purchase);
      return `${purchase.itemId}: ${purchase.options.join(', ') || purchase.sku || ''}`;
    },
  };
  return (
    <div className="example-stack">
      <section aria-labelledby="clay">
        <h2 id="clay">{clay.title}</h2>
        <Plan product={clay} {...shared} />
      </section>
      <section aria-labelledby="card">
        <h2 id="card">{giftCard.title}</h2>
        <GiftCard product={giftCard} {...shared} />
      </section>
      <section aria-labelledby="own">
        <h2 id="own">{bowl.title}</h2>
        <form
          className="pl-product"
          onSubmit={(event) => {
            event.preventDefault();
            stage.log('event', 'submit', [...new FormData(event.currentTarget).entries()]);
          }}
        >
          <ProductFields
            variants={bowl.variants}
            required
            locale={stage.locale}
            messages={stage.messages}
          />
          <button className="pl-product-add">Order</button>
        </form>
      </section>
    </div>
  );
}
