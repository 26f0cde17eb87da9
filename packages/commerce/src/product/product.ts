import type { CurrencyCode } from '../money/currency';
import type { Money } from '../money/amount';
import type { SubscriptionPlan } from './subscriptionText';

export interface ProductOptionValue {
  /** The option's name, e.g. `Size`; without names, options are identified by their position. */
  readonly optionName?: string | undefined;
  readonly value: string;
}

/** One purchasable variant of a product ([COM-3]). */
export interface ProductVariant {
  readonly id: string;
  readonly sku?: string | undefined;
  readonly price: Money;
  /** Counts only while `onSale` is set. */
  readonly salePrice?: Money | undefined;
  readonly onSale: boolean;
  readonly qtyInStock: number;
  /** Unlimited stock, whatever `qtyInStock` is. */
  readonly unlimited: boolean;
  readonly optionValues: readonly ProductOptionValue[];
}

interface ProductIdentity {
  readonly id: string;
  readonly title: string;
}

export interface VariantProduct extends ProductIdentity {
  readonly productType: 'PHYSICAL' | 'SERVICE' | 'GIFT_CARD';
  readonly variants: readonly ProductVariant[];
  /** Sold as a subscription ([COM-8]). */
  readonly subscription?: SubscriptionPlan | undefined;
}

export interface DigitalProduct extends ProductIdentity {
  readonly productType: 'DIGITAL';
  /** The SKU of a cart's line, if the shop counts files like variants. */
  readonly sku?: string | undefined;
  readonly priceCents: number;
  readonly salePriceCents?: number | undefined;
  readonly onSale: boolean;
  /** @default 'USD' */
  readonly currencyCode?: CurrencyCode | undefined;
}

/** A product of a shop ([COM-3]). */
export type Product = VariantProduct | DigitalProduct;
export type SoldProductType = Product['productType'];
