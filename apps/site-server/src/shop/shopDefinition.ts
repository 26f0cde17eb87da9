import type { Coupon, ShippingOption, TaxRule } from '@plinth/commerce/cart';
import type { CurrencyCode, Money } from '@plinth/commerce/money';
import type { ProductDefinition } from '@plinth/site-model/definition';

export interface ShopCoupon extends Coupon {
  /** Number of orders that may use it. @default any number */
  maxUses?: number;
}

export interface ShopCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** @default its name in the language of the site */
  name?: string;
}

/** A rule for some places: `DE`, or `US-CA` for a region by its code of ISO 3166-2. */
interface LimitedToPlaces {
  /** @default everywhere */
  places?: readonly string[];
}

export interface ShopTaxRule extends TaxRule, LimitedToPlaces {}

export interface ShopShippingOption extends ShippingOption, LimitedToPlaces {
  /** The cost from a weight (grams) or a subtotal (minor units) on. @default the same cost for everything */
  steps?: {
    by: 'weight' | 'subtotal';
    rows: readonly { from: number; cost: number }[];
  };
}

/** The terms of a site's shop. Coupons and rules stay on the server; the browser sees their result in a cart. */
export interface ShopSettings {
  currencyCode: CurrencyCode;
  pricesIncludeTax: boolean;
  taxRules: ShopTaxRule[];
  shippingOptions: ShopShippingOption[];
  coupons: ShopCoupon[];
  /** [COM-12] */
  minimumSubtotal?: Money;
  /** The countries that the shop ships to. */
  countries: ShopCountry[];
  /** The shop's own country: the assumed place of a buyer who has not entered one. @default the first it ships to */
  home?: string;
  /**
   * Number of downloads of a bought file, and days after the order in which they are allowed. @default 5 times in 30
   * days
   */
  downloads?: { times: number; days: number };
}

export type { ProductDefinition };

/** The shop of a fresh database. */
export interface ShopDefinition {
  settings: ShopSettings;
  products: ProductDefinition[];
  /** Published reviews, without an order. @default none */
  reviews?: ReviewDefinition[];
}

export interface ReviewDefinition {
  productId: string;
  /** 1 to 5 stars. */
  rating: number;
  headline?: string;
  body?: string;
  author?: string;
  /** A day, `2025-05-18`. */
  writtenOn: string;
}
