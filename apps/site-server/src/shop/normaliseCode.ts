import { foldDigits } from '@plinth/forms/digits';

/** A code of a coupon or a gift card as people type or copy it: any dash, any width, without invisible characters. */
export const normaliseCode = (text: string): string =>
  foldDigits(text.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, ''))
    .replace(/\s+/g, ' ')
    .trim();
