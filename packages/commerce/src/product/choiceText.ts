import type { Translate } from '@plinth/site-model';
import type { ProductChoiceState } from './productChoiceStore';
import type { ChoiceState } from './productChoice';
import type { productMessages } from './productMessages';

type ProductTranslate = Translate<keyof typeof productMessages>;

/** The message why a choice cannot be added to the cart; '' if there is none. */
export function choiceText(
  { problem, options }: ProductChoiceState,
  translate: ProductTranslate,
): string {
  switch (problem?.type) {
    case undefined:
      return '';
    case 'option':
      return translate('commerce.product.choose', { option: options[problem.option]!.name });
    case 'missing':
      return translate('commerce.product.missing');
    case 'sold-out':
      return translate('commerce.product.soldOut');
    case 'too-many':
      return translate('commerce.product.tooMany', { count: problem.left });
    case 'whole-number':
      return translate('commerce.product.wholeNumber');
  }
}

/** A value of an option, with the result of choosing it. */
export function valueText(value: string, state: ChoiceState, translate: ProductTranslate): string {
  if (state === 'available') return value;
  return translate(
    state === 'sold-out' ? 'commerce.product.valueSoldOut' : 'commerce.product.valueMissing',
    { value },
  );
}
