import type { ReactNode } from 'react';
import type { Purchase } from '../dom/attachPurchase';
import type { VariantProduct } from '../product/product';
import type { TextOptions } from './textOptions';

/** Properties that plans and gift cards share. */
export interface PurchaseProps extends TextOptions {
  /** The product that is bought. */
  product: VariantProduct;
  /** Additional posted fields, such as a key or the site's id. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The window in which the form's own post opens. */
  target?: string | undefined;
  /** The text of the button. */
  buttonLabel?: string | undefined;
  /** Content above the choice: a name, a picture, a description. */
  children?: ReactNode;
  /**
   * Replaces the form's own post. Its resulting text, or the message of its rejection, is shown at
   * the button.
   * @default the form posts
   */
  onBuy?: ((purchase: Purchase) => Promise<string | void> | string | void) | undefined;
}
