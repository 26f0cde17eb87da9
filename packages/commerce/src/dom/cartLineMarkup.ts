import type { MessageCatalogue } from '@plinth/site-model';
import type { CartLine } from '../cart/cart';
import { stockText } from '../cart/stockText';
import type { Money } from '../money/amount';
import { multiplyMoney } from '../money/arithmetic';
import { kindText } from '../product/kindText';
import { writeText } from './writeText';

/** The texts and money format of a cart's script. */
export interface CartTexts {
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  format: (money: Money) => string;
}

/** Updates a line's quantity, prices and error. */
export function showLine(shown: HTMLElement, line: CartLine, texts: CartTexts): void {
  const { quantity, unitPrice } = line;
  const { format } = texts;
  const problem = stockText(line, texts);
  shown.querySelector('.pl-cart-line-problem')?.toggleAttribute('hidden', !problem);
  writeText(shown, '.pl-cart-line-problem', problem ?? '');
  const kind = kindText(line.productType, texts);
  shown.querySelector('.pl-cart-line-kind')?.toggleAttribute('hidden', !kind);
  writeText(shown, '.pl-cart-line-kind', kind ?? '');
  writeText(shown, '.pl-cart-line-unit', format(unitPrice));
  writeText(shown, '.pl-cart-line-total', format(multiplyMoney(unitPrice, quantity)));
  const field = shown.querySelector<HTMLInputElement>('[name="quantity"]')!;
  // Not while the visitor types: an earlier answer would replace the entry.
  if (field.ownerDocument.activeElement !== field) field.value = String(quantity);
}
