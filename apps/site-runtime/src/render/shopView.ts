import type { VariantProduct } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';

/** What the server knows of its shop and of this visitor's cart while it renders a page. */
export interface ShopView {
  /** Products that the page shows, by id. */
  products: Readonly<Record<string, VariantProduct>>;
  /** `undefined` where the visitor has none yet. */
  cart?: Cart | undefined;
  /** [COM-12] */
  minimumSubtotal?: Money | undefined;
  /** Makes what is posted without JavaScript happen once. */
  key: string;
  /** What the checkout asks for. */
  fields: readonly CheckoutField[];
  countries: readonly { code: string; name: string }[];
  /** Ways to pay, as the payment provider offers them. */
  payments: readonly { token: string; label: string }[];
  order?: { number: number; email: string; cart: Cart } | undefined;
  /** What the server said to a post. */
  answer?: ShopAnswer | undefined;
}

export interface CheckoutField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'select';
  autoComplete: string;
}

export interface ShopAnswer {
  message?: string | undefined;
  /** Field → sentence. */
  errors?: Readonly<Record<string, string>> | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  /** Chosen options of a product, in their order. */
  selection?: readonly string[] | undefined;
}
