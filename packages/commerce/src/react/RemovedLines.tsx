import type { ReactNode } from 'react';
import type { Cart } from '../cart/cart';
import { removedLineText } from '../cart/removedLineText';
import type { TextOptions } from './textOptions';

export interface RemovedLinesProps extends TextOptions {
  cart: Cart | undefined;
}

/** Tells what is no longer in the cart because it is no longer sold ([COM-12]). */
export function RemovedLines({ cart, ...texts }: RemovedLinesProps): ReactNode {
  return cart?.gone?.map((title, index) => (
    <p className="pl-cart-gone pl-shop-alert" role="alert" key={index}>
      {removedLineText(title, texts)}
    </p>
  ));
}
