import type { Money } from '../money/amount';
import { defaultCurrency, type CurrencyCode } from '../money/currency';
import type { SoldProductType } from '../product/product';
import type { SubscriptionPlan } from '../product/subscriptionText';

/**
 * One line of a cart. Its id is derived from its content (`cartLineId`), so that browser and server
 * agree on it.
 */
export interface CartLine {
  readonly id: string;
  readonly itemId: string;
  readonly sku?: string | undefined;
  readonly title: string;
  readonly productType: SoldProductType;
  readonly unitPrice: Money;
  readonly quantity: number;
  /** Chosen options and entered fields, as shown to the visitor. */
  readonly choices?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly href?: string | undefined;
  readonly imageUrl?: string | undefined;
  /** The pieces in stock; `undefined` without a limit. */
  readonly stock?: number | undefined;
  /** @default true */
  readonly isTaxable?: boolean | undefined;
  /** The payment interval ([COM-8]); `undefined` for a single payment. */
  readonly subscription?: SubscriptionPlan | undefined;
}

export type CouponDiscount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'free-shipping' };

export interface Coupon {
  readonly code: string;
  readonly name?: string | undefined;
  readonly discount: CouponDiscount;
  readonly minimumSubtotal?: Money | undefined;
  /** Milliseconds since 1970. */
  readonly startsAt?: number | undefined;
  /** Milliseconds since 1970; the coupon is invalid from this moment. */
  readonly endsAt?: number | undefined;
  /** The only products to which it applies. */
  readonly itemIds?: readonly string[] | undefined;
  /** Number of remaining uses. */
  readonly usesLeft?: number | undefined;
  /** Whether it may be combined with other coupons. @default true */
  readonly isCombinable?: boolean | undefined;
}

/** The reason why a coupon does not apply. */
export type CouponProblem =
  | 'unknown'
  | 'not-started'
  | 'expired'
  | 'used-up'
  | 'below-minimum'
  | 'no-matching-items'
  | 'not-combinable'
  | 'other-currency'
  | 'nothing-to-ship';

export interface InvalidCoupon {
  readonly code: string;
  readonly reason: CouponProblem;
  /** The required subtotal, with `below-minimum`. */
  readonly minimumSubtotal?: Money | undefined;
}

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  /** `'0.19'` is 19 percent. */
  readonly rate: number | string;
  /** @default false */
  readonly appliesToShipping?: boolean | undefined;
  /** @default every type */
  readonly productTypes?: readonly SoldProductType[] | undefined;
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly cost: Money;
  /** The subtotal, after discounts, from which it is free. */
  readonly freeFrom?: Money | undefined;
  /** Whether the buyer picks it up, so that no address is needed. @default false */
  readonly isPickUp?: boolean | undefined;
}

export interface ShippingLocation {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** A cart as it is stored and sent ([COM-9a]). */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartLine[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly applicableTaxRules: readonly TaxRule[];
  /** The codes that the visitor entered. */
  readonly coupons: readonly string[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly InvalidCoupon[];
  readonly selectedShippingOption: ShippingOption | null;
  readonly shippingLocation: ShippingLocation | null;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly subtotalAmount: Money;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  /**
   * The part of the grand total that gift cards pay; the codes are shortened, because they are
   * worth money.
   */
  readonly giftCards?: readonly { readonly code: string; readonly amount: Money }[] | undefined;
  /** The remaining amount, if there are gift cards. */
  readonly amountDueCents?: number | undefined;
  /** Names of lines whose products are no longer sold, to notify the visitor ([COM-12]). */
  readonly gone?: readonly string[] | undefined;
  /** Counts the server's changes, so that a late answer is not taken for a newer cart. */
  readonly revision?: number | undefined;
}

/** An empty cart with default values ([COM-9a]). */
export function emptyCart(currencyCode: CurrencyCode = defaultCurrency): Cart {
  return {
    id: '',
    websiteId: '',
    orderId: '',
    created: 0,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    selectedShippingOption: null,
    shippingLocation: null,
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    subtotalAmount: { amount: 0, currencyCode },
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
  };
}

/**
 * The id of a line with this content: adding the same again matches the same line, on the server
 * and in the browser.
 */
export function cartLineId({
  itemId,
  sku = '',
  choices = [],
}: Pick<CartLine, 'itemId' | 'sku' | 'choices'>): string {
  return [itemId, sku, ...choices.flatMap(({ name, value }) => [name, value])]
    .map(encodeURIComponent)
    .join(':');
}
