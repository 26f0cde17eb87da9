import type { MessageCatalogue } from '@plinth/site-model';
import type { CartLine } from '../cart/cart';
import { stockText } from '../cart/stockText';
import type { Money } from '../money/amount';
import { multiplyMoney } from '../money/arithmetic';
import { kindText } from '../product/kindText';
import { fillTemplate } from './fillTemplate';
import { writeText } from './writeText';

/** How a cart's script writes. */
export interface CartTexts {
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  format: (money: Money) => string;
}

/** The markup of a line that has come since the page was rendered. */
export function createLine(blank: HTMLTemplateElement, line: CartLine): HTMLElement {
  const added = fillTemplate(blank, '{title}', line.title);
  added.dataset['lineId'] = line.id;
  if (line.href?.startsWith('/')) added.querySelector('a')!.setAttribute('href', line.href);
  if (line.imageUrl?.startsWith('/'))
    added.querySelector('img')!.setAttribute('src', line.imageUrl);
  const place = added.querySelector<HTMLElement>('.pl-cart-line-choice')!;
  for (const { name, value } of line.choices ?? []) {
    if (place.firstChild) place.append(', ');
    if (name) place.append(keptApart(place, name), ': ');
    place.append(keptApart(place, value));
  }
  return added;
}

/** Writes what changes with a line: quantity, prices, and what is wrong with it. */
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
  // Not while the visitor types: an earlier answer would replace the present number.
  if (field.ownerDocument.activeElement !== field) field.value = String(quantity);
}

/** A name from the data reads in its own direction. */
function keptApart({ ownerDocument }: HTMLElement, text: string): HTMLElement {
  const name = ownerDocument.createElement('bdi');
  name.textContent = text;
  return name;
}
