import type { CurrencyCode } from '@plinth/commerce/money';
import type { UnitSystem } from '@plinth/site-model';

/** The ways of writing of a product's form: its language, the shop's money, the site's units. */
export interface ProductForm {
  /** BCP 47. */
  locale: string;
  currencyCode: CurrencyCode;
  /** Whether the site has no shop yet: the product opens it, in the currency that is chosen there. @default false */
  isNewShop?: boolean;
  system: UnitSystem;
}
