import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CartStore } from '../cart/cartStore';
import { attachCart, type AttachCartOptions } from '../dom/attachCart';
import { CartForm, type CartFormProps } from './CartForm';

export interface CartProps
  extends
    Omit<CartFormProps, 'cart' | 'actions' | 'answer' | 'isLoading' | 'checkoutTarget' | 'ref'>,
    Pick<AttachCartOptions, 'confirm' | 'onCheckout'> {
  /** The store whose state is shown and changed. */
  store: CartStore;
}

/**
 * The cart page: lines, promo codes, totals and the checkout link. It is `<CartForm>`, rendered
 * from the initial cart, with `attachCart` attached to it. State for CSS: `data-pending`,
 * `data-waiting`.
 */
export function Cart(props: CartProps): ReactNode {
  const { locale, messages, minimumSubtotal, hasCoupons } = props;
  // The script changes the markup, so other messages or rules need new markup.
  const key = JSON.stringify([locale, messages, minimumSubtotal, hasCoupons]);
  return <AttachedCart key={key} {...props} />;
}

function AttachedCart({ store, confirm, onCheckout, ...form }: CartProps): ReactNode {
  const { locale } = form;
  const root = useRef<HTMLElement>(null);
  // The state that a server has rendered, even if the tab has kept a change since.
  const [{ cart, isInitialized }] = useState(() => store.pageState());
  const latest = useRef({ confirm, onCheckout, ...form });
  useEffect(() => {
    latest.current = { confirm, onCheckout, ...form };
  });
  const goesByItself = onCheckout === undefined;
  useEffect(() => {
    const { messages, format } = latest.current;
    return attachCart(root.current!, {
      store,
      locale,
      messages,
      format,
      confirm: (question) => latest.current.confirm(question),
      ...(!goesByItself && { onCheckout: () => latest.current.onCheckout?.() }),
    });
  }, [store, locale, goesByItself]);
  return <CartForm ref={root} cart={cart} isLoading={!isInitialized} {...form} />;
}
