import type { ReactNode } from 'react';
import type { Purchase } from '../dom/attachPurchase';
import type { VariantProduct } from '../product/product';
import type { TextOptions } from './textOptions';

/** Properties that plans and gift cards share. */
export interface PurchaseProps extends TextOptions {
  /** The product that is bought. */
  product: VariantProduct;
  /** Fields that are posted along, such as a key or the site's id. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The window that the form's own post goes to. */
  target?: string | undefined;
  /** The text of the button. */
  buttonLabel?: string | undefined;
  /** Stands above the choice: a name, a picture, a description. */
  children?: ReactNode;
  /**
   * Takes the place of the form's own post. The text that it gives, or that it is refused with, is shown at the button.
   * @default the form posts
   */
  onBuy?: ((purchase: Purchase) => Promise<string | void> | string | void) | undefined;
}
