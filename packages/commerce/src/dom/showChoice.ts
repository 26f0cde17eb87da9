import type { Translate } from '@plinth/site-model';
import type { Money } from '../money/amount';
import { valueText } from '../product/choiceText';
import type { ChoiceOption } from '../product/productChoiceStore';
import type { productMessages } from '../product/productMessages';
import type { ProductPrice } from '../product/productPrice';

type ProductTranslate = Translate<keyof typeof productMessages>;

/** Labels each value of an option with the result of choosing it. */
export function showOption(
  select: HTMLSelectElement | undefined,
  { values }: ChoiceOption,
  translate: ProductTranslate,
): void {
  for (const option of select?.options ?? []) {
    const known = values.find(({ value }) => value === option.value);
    if (!known) continue;
    option.dataset['state'] = known.state;
    const text = valueText(known.value, known.state, translate);
    if (option.textContent === text) continue;
    // Without the attribute an option's value is its text.
    option.setAttribute('value', known.value);
    option.textContent = text;
  }
}

/** Shows a price, with the former price during a sale. */
export function showPrice(
  place: Element,
  { current, original, isFrom }: ProductPrice,
  { format, translate }: { format: (money: Money) => string; translate: ProductTranslate },
): void {
  const text = isFrom
    ? translate('commerce.product.from', { price: format(current) })
    : format(current);
  const struck = original && place.ownerDocument.createElement('s');
  if (struck) struck.textContent = format(original);
  place.replaceChildren(...(struck ? [struck, ' ', text] : [text]));
}
