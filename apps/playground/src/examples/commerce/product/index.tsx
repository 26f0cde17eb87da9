import '@plinth/commerce/commerce.css';
import '@plinth/ui-dialogs/dialogs.css';
import { productPrice } from '@plinth/commerce';
import type { CartLine } from '@plinth/commerce/cart';
import { PricingToggle, ProductOptions, ProductPriceText, QuickView } from '@plinth/commerce/react';
import { Dialog } from '@plinth/ui-dialogs/react';
import { useMemo, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { bowl, stageCart } from '../../../stage/stageShop';
import type { ProductControls } from './example';

export default function ProductExample({
  values,
  stage,
}: ExampleProps<ProductControls>): ReactNode {
  const { buttonLabel, label = 'How to pay', initialOption = 'left' } = values;
  const [itemId, setItemId] = useState<string>();
  const store = useMemo(() => stageCart(stage), [stage]);
  const textOptions = { locale: stage.locale, messages: stage.messages };
  const addLine = (line: CartLine) => {
    stage.log('event', 'addLine', line);
    return store.mutate({ type: 'add', line });
  };
  const price = productPrice(bowl);
  return (
    <div className="example-stack">
      <section aria-labelledby="bowl">
        <h2 id="bowl">{bowl.title}</h2>
        <ProductOptions
          product={bowl}
          addLine={addLine}
          buttonLabel={buttonLabel}
          {...textOptions}
        />
      </section>
      <section aria-labelledby="list">
        <h2 id="list">In a list</h2>
        {price && <ProductPriceText price={price} {...textOptions} />}{' '}
        <button type="button" className="example-button" onClick={() => setItemId(bowl.id)}>
          Quick view
        </button>
        <QuickView
          itemId={itemId}
          loadProduct={() => Promise.resolve({ product: bowl, excerpt: 'Three days in the kiln.' })}
          recordQuickView={(id) => stage.log('tracking', 'recordQuickView', { id })}
          addLine={addLine}
          {...textOptions}
          renderDialog={({ title, content }) => (
            <Dialog open title={title} onCancel={() => setItemId(undefined)}>
              {content}
            </Dialog>
          )}
        />
      </section>
      <section aria-labelledby="course">
        <h2 id="course">The course</h2>
        <PricingToggle
          key={initialOption}
          label={label}
          left={{ label: 'At once', content: <p>$240, today.</p> }}
          right={{ label: 'By month', content: <p>$42 a month, six times.</p> }}
          initialOption={initialOption}
          onChange={(option) => stage.log('event', 'onChange', { option })}
        />
      </section>
    </div>
  );
}
