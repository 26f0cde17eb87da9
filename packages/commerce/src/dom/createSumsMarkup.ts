import { createPlainTranslate } from '@plinth/site-model';
import { cartMessages } from '../cart/cartMessages';
import type { CartState } from '../cart/cartState';
import { isTaxIncluded } from '../cart/isTaxIncluded';
import { sumsOfCart } from '../cart/sumsOfCart';
import type { CartTexts } from './cartLineMarkup';
import type { CartParts } from './createCartParts';
import { writeText } from './writeText';

/** The sums of a cart page as a view of a cart. */
export function createSumsMarkup(
  element: HTMLElement,
  parts: Pick<CartParts, 'giftCardSum'>,
  texts: CartTexts,
): { show: (state: CartState) => void } {
  const { locale, messages } = texts;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);

  function createSum(code: string): HTMLElement {
    const row = parts.giftCardSum(code);
    find('[data-sum="amountDue"]')?.before(row);
    return row;
  }

  return {
    show({ cart, isPending }) {
      const gone = new Set(element.querySelectorAll<HTMLElement>('[data-sum^="giftCard "]'));
      for (const { name, amount, code = '', isShown } of sumsOfCart(cart)) {
        const row = find(`[data-sum="${CSS.escape(`${name} ${code}`.trim())}"]`) ?? createSum(code);
        gone.delete(row);
        row.hidden = !isShown;
        row.toggleAttribute('data-pending', isPending && name !== 'subtotal');
        writeText(row, 'dd', texts.format(amount));
        // A plain tax row above a total that includes it would look like an error in the sum.
        if (name === 'tax' && isShown)
          writeText(
            row,
            'dt',
            translate(
              isTaxIncluded(cart, cart.grandTotalCents)
                ? 'commerce.cart.taxIncluded'
                : 'commerce.cart.tax',
            ),
          );
      }
      for (const row of gone) row.hidden = true;
    },
  };
}
