import { removedLineText } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { MessageCatalogue } from '@plinth/site-model';

interface RemovedLinesProps {
  cart: Cart | undefined;
  locale: string;
  messages: MessageCatalogue;
}

/** Tells what is no longer in the cart because it is no longer sold ([COM-12]). */
export function RemovedLines({ cart, ...textOptions }: RemovedLinesProps) {
  return cart?.gone?.map((title) => (
    <p className="pl-shop-alert" role="alert" key={title}>
      {removedLineText(title, textOptions)}
    </p>
  ));
}
