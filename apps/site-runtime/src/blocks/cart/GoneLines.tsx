import { goneText } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { MessageCatalogue } from '@plinth/site-model';

interface GoneLinesProps {
  cart: Cart | undefined;
  locale: string;
  messages: MessageCatalogue;
}

/** Tells what is no longer in the cart because it is no longer sold ([COM-12]). */
export function GoneLines({ cart, ...wording }: GoneLinesProps) {
  return cart?.gone?.map((title) => (
    <p className="pl-shop-alert" role="alert" key={title}>
      {goneText(title, wording)}
    </p>
  ));
}
