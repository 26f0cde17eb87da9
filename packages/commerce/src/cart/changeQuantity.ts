import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { cartMessages } from './cartMessages';
import type { CartOutcome } from './cartOutcome';
import type { CartStore } from './cartStore';

/** Asks the visitor a question with two answers. */
export type Confirm = (question: string) => boolean | Promise<boolean>;

export interface ChangeQuantityOptions {
  /** The store whose state is shown and changed. */
  store: Pick<CartStore, 'mutate'>;
  /** Id of the line in the cart. */
  lineId: string;
  /** The new quantity; 0 asks for confirmation and removes the line. */
  quantity: number;
  /** Asks for confirmation before a quantity of 0 removes the line ([COM-11]). */
  confirm: Confirm;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Sets a line's quantity; 0 asks for confirmation first ([COM-11]). `undefined` if the visitor
 * keeps the line.
 *
 * @example
 * ```ts
 * import type { CartStore } from '@plinth/commerce/cart';
 * import { changeQuantity } from '@plinth/commerce';
 *
 * export const remove = (store: CartStore, lineId: string) =>
 *   changeQuantity({ store, lineId, quantity: 0, confirm: (question) => window.confirm(question) });
 * ```
 */
export async function changeQuantity({
  store,
  lineId,
  quantity,
  confirm,
  locale,
  messages,
}: ChangeQuantityOptions): Promise<CartOutcome | undefined> {
  if (quantity > 0) return store.mutate({ type: 'set-quantity', lineId, quantity });
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  if (!(await confirm(translate('commerce.cart.confirmRemoval')))) return undefined;
  return store.mutate({ type: 'remove', lineId });
}
