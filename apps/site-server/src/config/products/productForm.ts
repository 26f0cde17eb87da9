import type { CurrencyCode } from '@plinth/commerce/money';
import type { UnitSystem } from '@plinth/site-model';

/** The formats of a product's form: its language, the shop's currency, the site's units. */
export interface ProductForm {
  /** BCP 47. */
  locale: string;
  currencyCode: CurrencyCode;
  /**
   * Whether the site has no shop yet: saving the product creates it, in the currency that is chosen in the form.
   * @default false
   */
  isNewShop?: boolean;
  system: UnitSystem;
}
