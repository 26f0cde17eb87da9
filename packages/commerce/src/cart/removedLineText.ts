import { createPlainTranslate, isolate, type MessageCatalogue } from '@plinth/site-model';
import { cartMessages } from './cartMessages';

export interface RemovedLineTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * The message that a line was removed from the cart because its product is no longer sold
 * ([COM-12]).
 *
 * @example
 * ```ts
 * import { removedLineText } from '@plinth/commerce';
 *
 * removedLineText('Mug', { locale: 'en' });
 * ```
 */
export function removedLineText(
  title: string,
  { locale, messages }: RemovedLineTextOptions = {},
): string {
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  return translate('commerce.cart.gone', { title: isolate(title, locale) });
}
