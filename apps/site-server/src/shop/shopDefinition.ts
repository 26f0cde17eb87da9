import type { Coupon, ShippingOption, TaxRule } from '@plinth/commerce/cart';
import type { CurrencyCode, Money } from '@plinth/commerce/money';

/** How a site sells. Coupons and rules stay on the server; the browser sees what a cart makes of them. */
export interface ShopSettings {
  currencyCode: CurrencyCode;
  pricesIncludeTax: boolean;
  taxRules: TaxRule[];
  shippingOptions: ShippingOption[];
  coupons: Coupon[];
  /** [COM-12] */
  minimumSubtotal?: Money;
  /** ISO 3166 codes of the countries that the shop sends to, with their names. */
  countries: { code: string; name: string }[];
}

export interface ProductDefinition {
  id: string;
  /** Last part of `/shop/<slug>`. */
  slug: string;
  title: string;
  productType: 'PHYSICAL' | 'SERVICE' | 'GIFT_CARD';
  imageUrl?: string;
  variants: VariantDefinition[];
}

export interface VariantDefinition {
  sku: string;
  /** Minor units. */
  price: number;
  salePrice?: number;
  stock?: number;
  unlimited?: boolean;
  options?: Record<string, string>;
}

/** What a fresh database gets. */
export interface ShopDefinition {
  settings: ShopSettings;
  products: ProductDefinition[];
}
