import type { DigitalProduct, ProductVariant, VariantProduct } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { CurrencyCode, Money } from '@plinth/commerce/money';

interface ProductPlace {
  /** Last part of `/shop/<slug>`. */
  slug: string;
  /** The path of its page in the language of this page. @default `/shop/<slug>` */
  href?: string | undefined;
  imageUrl?: string | undefined;
  /** Rich text of its owner, not yet sanitised; the text of a block comes first. */
  description?: string | undefined;
  /** All of its pictures, the first one among them. */
  pictures?: readonly { src: string; alt?: string | undefined }[] | undefined;
  /** Grams and millimetres of its variants, by SKU. */
  measures?: Readonly<Record<string, VariantMeasures>> | undefined;
}

export interface VariantMeasures {
  weight?: number | undefined;
  size?: { length: number; width: number; height: number } | undefined;
}

export interface ShownDigitalProduct extends DigitalProduct, ProductPlace {
  /** Its price as one variant: carts and forms name it like any other. */
  variants: readonly ProductVariant[];
  subscription?: undefined;
}

/** A product as a page shows it. */
export type ShownProduct = (VariantProduct & ProductPlace) | ShownDigitalProduct;

/** The server's knowledge of its shop and of this visitor's cart while it renders a page. */
export interface ShopView {
  /** Products that the page's blocks name, by id; the products of a shelf come with its own answer. */
  products: Readonly<Record<string, ShownProduct>>;
  /** `undefined` where nothing of the shop was asked for. */
  currencyCode?: CurrencyCode | undefined;
  pricesIncludeTax?: boolean | undefined;
  /** `undefined` where the visitor has none yet. */
  cart?: Cart | undefined;
  /** [COM-12] */
  minimumSubtotal?: Money | undefined;
  /** Makes what is posted without JavaScript happen once. */
  key: string;
  /** The subject of the page's checkout; `undefined` while there is nothing to buy. */
  checkout?: CheckoutView | undefined;
  /** Labels of the checkout's fields. */
  labels: Readonly<Record<string, string>>;
  countries: readonly { code: string; name: string }[];
  /** Ways to pay, as the payment provider offers them. */
  payments: readonly { token: string; label: string }[];
  /** The public key of Stripe, whose own fields then ask for the payment. @default `payments` are offered */
  paymentKey?: string | undefined;
  order?: OrderView | undefined;
  /** The server's answer to a post. */
  answer?: ShopAnswer | undefined;
}

/** One of the checkouts of [COM-13]. */
export interface CheckoutView {
  kind: 'cart' | 'subscription' | 'donation' | 'gift-card';
  /** The address that the form is posted to; a GET of it shows the same page. */
  action: string;
  fields: readonly CheckoutField[];
  /** The cart that would be bought, where it is chosen already. */
  cart?: Cart | undefined;
  /** The purpose of the donation, or the gift card's name. */
  title?: string | undefined;
  imageUrl?: string | undefined;
  /** The choice on the checkout itself. */
  choice?: AmountChoice | undefined;
}

export interface AmountChoice {
  name: 'amount' | 'sku';
  options: readonly { value: string; price: Money; isChosen: boolean }[];
  /** An amount of the visitor's own, as typed. */
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
  /** The lines of the address that it is sent to. @default nothing is sent */
  address?: readonly string[] | undefined;
  /** Whether a mail with the order goes to its buyer. @default false */
  isMailed?: boolean | undefined;
  /** Whether the money has come. @default 'paid' */
  state?: 'paid' | 'pending' | 'not-paid' | undefined;
  /** Whether a member area was joined by it. @default false */
  isMembership?: boolean | undefined;
  /** The code, where a gift card was bought. */
  giftCardCode?: string | undefined;
  /** The files that were bought. @default none */
  downloads?: readonly DownloadView[] | undefined;
}

/** A file that was bought, as it can be downloaded now. */
export interface DownloadView {
  name: string;
  /** `undefined` where it can be downloaded no more. */
  href?: string | undefined;
  /** Downloads that are left. */
  left: number;
  /** Milliseconds since 1970: from then on it cannot be downloaded. */
  until: number;
}

export interface ShopAnswer {
  message?: string | undefined;
  /** Field → sentence. */
  errors?: Readonly<Record<string, string>> | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  /** Where the page of an answer without errors begins: at the codes and sums of a checkout, or at its top. @default 'top' */
  begins?: 'top' | 'summary' | undefined;
  /** The product whose form was posted. */
  itemId?: string | undefined;
  /** Its chosen options, in their order. */
  selection?: readonly string[] | undefined;
}
