import type { Money } from '../money/amount';
import { defaultCurrency, type CurrencyCode } from '../money/currency';
import type { SoldProductType } from '../product/product';
import type { SubscriptionPlan } from '../product/subscriptionText';

/** One line of a cart. Its id comes from what it holds (`cartLineId`), so that browser and server agree on it. */
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
  /** The pieces left; `undefined` without a limit. */
  readonly stock?: number | undefined;
  /** @default true */
  readonly isTaxable?: boolean | undefined;
  /** The interval of its payments ([COM-8]); `undefined` where once. */
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
  /** Milliseconds since 1970; from this moment on it is over. */
  readonly endsAt?: number | undefined;
  /** Only these products are reduced. */
  readonly itemIds?: readonly string[] | undefined;
  /** Number of times that it may still be used. */
  readonly usesLeft?: number | undefined;
  /** Whether it may stand beside other coupons. @default true */
  readonly isCombinable?: boolean | undefined;
}

/** Why a coupon reduces nothing. */
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
  /** The amount that the subtotal must reach, with `below-minimum`. */
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
  /** From this subtotal, after discounts, it costs nothing. */
  readonly freeFrom?: Money | undefined;
  /** The buyer comes for it: no address is asked for. @default false */
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
  /** The part of the grand total that gift cards pay; the code is shortened, because it is money. */
  readonly giftCards?: readonly { readonly code: string; readonly amount: Money }[] | undefined;
  /** The amount left to pay, where there are gift cards. */
  readonly amountDueCents?: number | undefined;
  /** Names of what was in the cart and is no longer sold; the visitor is told ([COM-12]). */
  readonly gone?: readonly string[] | undefined;
  /** Counts the server's changes, so that an answer which arrives late is not taken for news. */
  readonly revision?: number | undefined;
}

/** A cart in which everything has its default ([COM-9a]). */
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
 * The id of the line that holds this: adding the same again meets the same line, on the server as in the browser.
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
