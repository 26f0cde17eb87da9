import type { DigitalProduct, ProductVariant, VariantProduct } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { CurrencyCode, Money } from '@plinth/commerce/money';

interface ProductPlace {
  /** Last part of `/shop/<slug>`. */
  slug: string;
  /** The path of its page in the language of this page. @default `/shop/<slug>` */
  href?: string | undefined;
  imageUrl?: string | undefined;
  /** The owner's rich text, not yet sanitised; the text of a block takes precedence. */
  description?: string | undefined;
  /** All of its pictures, including the first. */
  pictures?: readonly { src: string; alt?: string | undefined }[] | undefined;
  /** Weight (grams) and size (millimetres) of its variants, by SKU. */
  measures?: Readonly<Record<string, VariantMeasures>> | undefined;
}

export interface VariantMeasures {
  weight?: number | undefined;
  size?: { length: number; width: number; height: number } | undefined;
}

export interface ShownDigitalProduct extends DigitalProduct, ProductPlace {
  /** Its price as a single variant, so that carts and forms handle it like any other. */
  variants: readonly ProductVariant[];
  subscription?: undefined;
}

/** A product as a page shows it. */
export type ShownProduct = (VariantProduct & ProductPlace) | ShownDigitalProduct;

/** The server's data about its shop and this visitor's cart for a page. */
export interface ShopView {
  /** Products in the page's blocks, by id; the products of a shelf are in its own answer. */
  products: Readonly<Record<string, ShownProduct>>;
  /** `undefined` if the page needs nothing of the shop. */
  currencyCode?: CurrencyCode | undefined;
  pricesIncludeTax?: boolean | undefined;
  /** `undefined` if the visitor has none yet. */
  cart?: Cart | undefined;
  /** [COM-12] */
  minimumSubtotal?: Money | undefined;
  /** The key with which a post without JavaScript is applied once. */
  key: string;
  /** The page's checkout; `undefined` while there is nothing to buy. */
  checkout?: CheckoutView | undefined;
  /** Labels of the checkout's fields. */
  labels: Readonly<Record<string, string>>;
  countries: readonly { code: string; name: string }[];
  /** The payment methods of the payment provider. */
  payments: readonly { token: string; label: string }[];
  /**
   * The public key of Stripe, whose own fields are then used for the payment.
   * @default `payments` are offered
   */
  paymentKey?: string | undefined;
  order?: OrderView | undefined;
  /** The server's answer to a post. */
  answer?: ShopAnswer | undefined;
}

/** One of the checkouts of [COM-13]. */
export interface CheckoutView {
  kind: 'cart' | 'subscription' | 'donation' | 'gift-card';
  /** The address to which the form posts; a GET of it shows the same page. */
  action: string;
  fields: readonly CheckoutField[];
  /** The cart to be bought, if it is already known. */
  cart?: Cart | undefined;
  /** The purpose of the donation, or the gift card's name. */
  title?: string | undefined;
  imageUrl?: string | undefined;
  /** The choice of an amount in the checkout itself. */
  choice?: AmountChoice | undefined;
}

export interface AmountChoice {
  name: 'amount' | 'sku';
  options: readonly { value: string; price: Money; isChosen: boolean }[];
  /** The visitor's own amount, as typed. */
  own?: { value: string; isChosen: boolean } | undefined;
}

export interface CheckoutField {
  name: string;
  type: 'text' | 'email' | 'select';
  autoComplete: string;
}

export interface OrderView {
  kind: CheckoutView['kind'];
  number: number;
  email: string;
  cart: Cart;
  /** The lines of the delivery address. @default nothing is delivered */
  address?: readonly string[] | undefined;
  /** Whether a mail with the order is sent to its buyer. @default false */
  isMailed?: boolean | undefined;
  /** Whether it is paid. @default 'paid' */
  state?: 'paid' | 'pending' | 'not-paid' | undefined;
  /** Whether it gives access to a member area. @default false */
  isMembership?: boolean | undefined;
  /** The code of a bought gift card. */
  giftCardCode?: string | undefined;
  /** The bought files. @default none */
  downloads?: readonly DownloadView[] | undefined;
}

/** A bought file and its download. */
export interface DownloadView {
  name: string;
  /** `undefined` if it can no longer be downloaded. */
  href?: string | undefined;
  /** Remaining downloads. */
  left: number;
  /** Milliseconds since 1970 at which the download expires. */
  until: number;
}

export interface ShopAnswer {
  message?: string | undefined;
  /** Field → sentence. */
  errors?: Readonly<Record<string, string>> | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  /**
   * Where the page of an answer without errors opens: at the codes and sums of a checkout, or at
   * its top.
   * @default 'top'
   */
  begins?: 'top' | 'summary' | undefined;
  /** The product whose form was posted. */
  itemId?: string | undefined;
  /** Its chosen options, in their order. */
  selection?: readonly string[] | undefined;
}
