import '@plinth/commerce/commerce.css';
import { CartForm, CartSums, RefusalSummary, RemovedLines, useCart } from '@plinth/commerce/react';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { stageCart } from '../../../stage/stageShop';
import type { CartFormControls } from './example';

const codeRefused = {
  message: 'Nothing was changed.',
  errors: { code: 'This code is not known.' },
  values: { code: 'SPRING' },
};
const emailRefused = { message: 'Nothing was ordered.', errors: { email: 'Please write it.' } };

export default function CartFormExample({
  values,
  stage,
}: ExampleProps<CartFormControls>): ReactNode {
  const { isRefused = false, ...rest } = values;
  const store = useMemo(() => stageCart(stage), [stage]);
  const { cart } = useCart(store);
  const texts = { locale: stage.locale, messages: stage.messages };
  const told = { ...cart, gone: ['Slip-trailed plate'] };
  return (
    <div
      className="example-stack"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const posted = new FormData(event.target as HTMLFormElement);
        stage.log('event', 'submit', Object.fromEntries(posted));
      }}
    >
      <CartForm
        {...rest}
        {...texts}
        cart={told}
        actions={{ line: '/cart/line', codes: '/cart/codes' }}
        answer={isRefused ? codeRefused : undefined}
      />
      <section aria-label="Checkout">
        <RemovedLines {...texts} cart={told} />
        <RefusalSummary
          answer={isRefused ? emailRefused : undefined}
          fields={{ email: 'checkout-email' }}
        />
        <label>
          Email <input id="checkout-email" type="email" autoComplete="off" />
        </label>
        <CartSums {...texts} cart={told} pricesIncludeTax={rest.pricesIncludeTax} />
      </section>
    </div>
  );
}
