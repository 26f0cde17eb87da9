import { money, type CurrencyCode } from '@plinth/commerce/money';
import {
  cartTotals,
  createCartStore,
  emptyCart,
  projectCart,
  withCartTotals,
  type Cart,
  type CartStore,
} from '@plinth/commerce/cart';
import type { VariantProduct } from '@plinth/commerce';
import type { StageContext } from '../example/stageContext';

interface BowlVariant {
  size: string;
  glaze: string;
  cents: number;
  qtyInStock: number;
}

const variant = ({ size, glaze, cents, qtyInStock }: BowlVariant) => ({
  id: `${size}-${glaze}`,
  sku: `BOWL-${size}-${glaze}`.toUpperCase(),
  price: money(cents, 'USD'),
  salePrice: money(cents - 500, 'USD'),
  onSale: size === 'Small',
  qtyInStock,
  unlimited: false,
  optionValues: [
    { optionName: 'Size', value: size },
    { optionName: 'Glaze', value: glaze },
  ],
});

/** A bowl in two sizes and two glazes, one of which is sold out. */
export const bowl: VariantProduct = {
  id: 'bowl',
  title: 'Wood-fired bowl',
  productType: 'PHYSICAL',
  variants: [
    variant({ size: 'Small', glaze: 'Ash', cents: 2400, qtyInStock: 8 }),
    variant({ size: 'Small', glaze: 'Tenmoku', cents: 2400, qtyInStock: 3 }),
    variant({ size: 'Large', glaze: 'Ash', cents: 4800, qtyInStock: 2 }),
    variant({ size: 'Large', glaze: 'Tenmoku', cents: 4800, qtyInStock: 0 }),
  ],
};

const unlimited = (id: string, cents: number, weight?: string) => ({
  id,
  sku: id,
  price: money(cents, 'USD'),
  onSale: false,
  qtyInStock: 0,
  unlimited: true,
  optionValues: weight ? [{ optionName: 'Weight', value: weight }] : [],
});

/** A monthly subscription to clay. */
export const clay: VariantProduct = {
  id: 'clay',
  title: 'Clay by mail',
  productType: 'PHYSICAL',
  subscription: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 12 },
  variants: [unlimited('CLAY-5', 1800, '5 kg'), unlimited('CLAY-10', 3200, '10 kg')],
};

/** A gift card with three values. */
export const giftCard: VariantProduct = {
  id: 'gift-card',
  title: 'Gift card',
  productType: 'GIFT_CARD',
  variants: [unlimited('CARD-25', 2500), unlimited('CARD-50', 5000), unlimited('CARD-100', 10000)],
};

/** A cart on the stage's server, with the delay and faults of the toolbar. */
export function stageCart(stage: StageContext, currencyCode: CurrencyCode = 'USD'): CartStore {
  let cart = calculate({
    ...emptyCart(currencyCode),
    id: 'stage',
    entries: [
      {
        id: 'jug',
        itemId: 'jug',
        title: 'Ash-glazed jug',
        productType: 'PHYSICAL',
        unitPrice: money(6200, currencyCode),
        quantity: 1,
      },
    ],
  });
  const call = async (path: string, body?: unknown) => {
    const response = await stage.fetch(`/api/commerce/${path}`, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The cart answered ${response.status}.`);
  };
  return createCartStore({
    initialCart: cart,
    loadCart: async () => {
      await call('cart');
      return cart;
    },
    mutateCart: async (mutation) => {
      await call('mutate', mutation);
      cart = calculate({ ...projectCart(cart, mutation), revision: (cart.revision ?? 0) + 1 });
      return cart;
    },
    onError: (error) => stage.log('event', 'onError', { message: String(error) }),
  });
}

const calculate = (cart: Cart): Cart =>
  withCartTotals(
    cart,
    cartTotals({ currencyCode: cart.subtotalAmount.currencyCode, lines: cart.entries, now: 0 }),
  );
