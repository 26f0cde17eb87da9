import { emptyCart, type Cart, type CartLine } from '../cart/cart';
import type { CartMutation } from '../cart/cartMutation';
import { CartRefusal } from '../cart/CartRefusal';
import { cartTotals } from '../cart/cartTotals';
import { projectCart } from '../cart/projectCart';
import { withCartTotals } from '../cart/withCartTotals';

/** The fault of the network for the next request. */
export type NetworkFault = 'fine' | 'request-lost' | 'answer-lost';

/** A server with one cart that applies each key once, behind a network that can fail. */
export function createCartServer(lines: readonly CartLine[] = []) {
  let cart: Cart = calculate({ ...emptyCart(), id: 'c1', entries: lines, revision: 1 });
  const answered = new Set<string>();
  const mutations: { key: string; mutation: CartMutation }[] = [];
  let weather: () => NetworkFault = () => 'fine';
  let hold: (() => Promise<void>) | undefined;

  async function travel<Answer>(work: () => Answer): Promise<Answer> {
    const today = weather();
    const wait = hold;
    if (today === 'request-lost') throw new TypeError('Failed to fetch');
    const answer = work();
    await wait?.();
    if (today === 'answer-lost') throw new TypeError('Failed to fetch');
    return structuredClone(answer);
  }

  return {
    cart: () => cart,
    mutations,
    setWeather: (next: () => NetworkFault) => (weather = next),
    /** Delays answers until the promise resolves; the change itself is applied at once. */
    holdAnswers: (until: (() => Promise<void>) | undefined) => (hold = until),
    loadCart: () => travel(() => cart),
    mutateCart: (mutation: CartMutation, { idempotencyKey }: { idempotencyKey: string }) =>
      travel(() => {
        mutations.push({ key: idempotencyKey, mutation });
        if (answered.has(idempotencyKey)) return cart;
        if (mutation.type === 'set-quantity' && mutation.quantity > 50)
          throw new CartRefusal('Only 50 are left.', 'sold-out');
        answered.add(idempotencyKey);
        cart = calculate({ ...projectCart(cart, mutation), revision: (cart.revision ?? 0) + 1 });
        return cart;
      }),
  };
}

function calculate(cart: Cart): Cart {
  return withCartTotals(cart, cartTotals({ currencyCode: 'USD', lines: cart.entries, now: 0 }));
}

export function cartLine(id: string, quantity = 1, amount = 1000): CartLine {
  return {
    id,
    itemId: id,
    title: `Item ${id}`,
    productType: 'PHYSICAL',
    unitPrice: { amount, currencyCode: 'USD' },
    quantity,
  };
}

/** A promise and the function that resolves it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
