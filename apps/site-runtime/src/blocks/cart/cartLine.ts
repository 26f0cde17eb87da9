import { kindText, stockText } from '@plinth/commerce';
import type { CartLine } from '@plinth/commerce/cart';
import { multiplyMoney } from '@plinth/commerce/money';
import type { shopMessages } from '../../services/context/shopMessages';
import { fillTemplate } from './fillTemplate';
import { writeText } from './writeText';

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
    place.append(keptApart(place, name), ': ', keptApart(place, value));
  }
  return added;
}

/** Writes what changes with a line: quantity, prices, and what is wrong with it. */
export function showLine(
  shown: HTMLElement,
  line: CartLine,
  textOptions: ReturnType<typeof shopMessages>,
): void {
  const { quantity, unitPrice } = line;
  const { format } = textOptions;
  const problem = stockText(line, textOptions);
  shown.querySelector('.pl-cart-line-problem')?.toggleAttribute('hidden', !problem);
  writeText(shown, '.pl-cart-line-problem', problem ?? '');
  const kind = kindText(line.productType, textOptions);
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
