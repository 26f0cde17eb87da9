import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { SoldProductType } from './product';
import { productMessages } from './productMessages';

const kindKeys = {
  DIGITAL: 'commerce.product.digital',
  GIFT_CARD: 'commerce.product.giftCard',
} as const satisfies Partial<Record<SoldProductType, keyof typeof productMessages>>;

export interface KindTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * The kind of a product as text, for kinds without a parcel, which a buyer would expect.
 *
 * @example
 * ```ts
 * import { kindText } from '@plinth/commerce';
 *
 * kindText('DIGITAL', { locale: 'en' });
 * ```
 */
export function kindText(
  productType: SoldProductType,
  { locale, messages }: KindTextOptions = {},
): string | undefined {
  if (productType !== 'DIGITAL' && productType !== 'GIFT_CARD') return undefined;
  const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
  return translate(kindKeys[productType]);
}
