import '@plinth/commerce/commerce.css';
import '@plinth/ui-dialogs/dialogs.css';
import { formatMoney, money } from '@plinth/commerce/money';
import { Cart, CartIndicator, useCart } from '@plinth/commerce/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { confirm } from '@plinth/ui-dialogs';
import type { ExampleProps } from '../../../example/example';
import { stageCart } from '../../../stage/stageShop';
import type { CartOptions } from './example';

export default function CartExample({ values, stage }: ExampleProps<CartOptions>): ReactNode {
  const { minimumSubtotal = 0, ...rest } = values;
  const store = useMemo(() => stageCart(stage), [stage]);
  useEffect(
    () => store.onNotice((notice) => stage.log('event', 'onNotice', notice)),
    [store, stage],
  );
  const { cart } = useCart(store);
  const textOptions = { locale: stage.locale, messages: stage.messages };
  return (
    <div className="example-stack">
      <CartIndicator
        items={cart.entries.reduce((sum, { quantity }) => sum + quantity, 0)}
        subtotal={formatMoney(cart.subtotalAmount)}
        href="#cart"
        {...textOptions}
      />
      <Cart
        {...rest}
        {...textOptions}
        store={store}
        minimumSubtotal={minimumSubtotal > 0 ? money(minimumSubtotal, 'USD') : undefined}
        confirm={async (title) => (await confirm({ title, ...textOptions })) === 'confirmed'}
        onCheckout={() => stage.log('event', 'onCheckout')}
      />
    </div>
  );
}
