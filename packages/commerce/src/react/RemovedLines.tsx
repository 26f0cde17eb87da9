import type { ReactNode } from 'react';
import type { Cart } from '../cart/cart';
import { removedLineText } from '../cart/removedLineText';
import type { TextOptions } from './textOptions';

export interface RemovedLinesProps extends TextOptions {
  cart: Cart | undefined;
}

/** Lists the lines that were removed because their products are no longer sold ([COM-12]). */
export function RemovedLines({ cart, ...texts }: RemovedLinesProps): ReactNode {
  return cart?.gone?.map((title, index) => (
    <p className="pl-cart-gone pl-shop-alert" role="alert" key={index}>
      {removedLineText(title, texts)}
    </p>
  ));
}
