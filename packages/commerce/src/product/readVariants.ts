import { money, type Money } from '../money/amount';
import { currencyOf, defaultCurrency, isCurrencyCode, type CurrencyCode } from '../money/currency';
import { MoneyError } from '../money/MoneyError';
import { parseMoney } from '../money/parseMoney';
import type { ProductVariant } from './product';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the variants in a page (`data-variants`, the page context's `product.variants`), in any
 * shape of published pages: prices as cents, as `{ amount, currencyCode }`, or as `{ value,
 * decimalValue, currencyCode }`; options as `optionValues` or as `attributes`. A variant without a
 * readable price is left out: it could not be sold.
 */
export function readVariants(
  value: unknown,
  currencyCode: CurrencyCode = defaultCurrency,
): ProductVariant[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry): ProductVariant[] => {
    const fields = fieldsOf(entry);
    const price = readPrice(fields['priceMoney'] ?? fields['price'], currencyCode);
    if (!price) return [];
    const stock = fieldsOf(fields['stock']);
    const salePrice = readPrice(
      fields['salePriceMoney'] ?? fields['salePrice'],
      price.currencyCode,
    );
    const sku = textOf(fields['sku']);
    return [
      {
        id: textOf(fields['id']) ?? sku ?? '',
        sku,
        price,
        salePrice,
        onSale: fields['onSale'] === true,
        unlimited: (fields['unlimited'] ?? stock['unlimited']) === true,
        qtyInStock: countOf(fields['qtyInStock'] ?? stock['quantity'] ?? stock['qtyInStock']),
        optionValues: readOptionValues(fields),
      },
    ];
  });
}

/** Reads a price from outside data; `undefined` if it is not a valid price. */
function readPrice(value: unknown, currencyCode: CurrencyCode): Money | undefined {
  if (typeof value === 'number') return minorUnits(value, currencyCode);
  const fields = fieldsOf(value);
  const code = fields['currencyCode'] ?? fields['currency'] ?? currencyCode;
  if (!isCurrencyCode(code)) return undefined;
  const { amount, decimalValue, value: plain } = fields;
  if (typeof amount === 'number') return minorUnits(amount, code);
  // A text is a decimal: "25.00"; digits beyond ours are allowed if they are zeros.
  const text = textOf(decimalValue) ?? (typeof plain === 'string' ? plain : undefined);
  if (text !== undefined) return parseMoney(trimZeros(text, currencyOf(code).digits), code);
  return typeof plain === 'number' ? minorUnits(plain, code) : undefined;
}

function trimZeros(text: string, digits: number): string {
  const [whole = '', fraction = '', ...more] = text.split('.');
  if (more.length > 0) return text;
  const kept = fraction.slice(0, digits) + fraction.slice(digits).replace(/0+$/, '');
  return kept ? `${whole}.${kept}` : whole;
}

function minorUnits(amount: number, code: CurrencyCode): Money | undefined {
  try {
    return money(amount, code);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

function readOptionValues(fields: Fields): ProductVariant['optionValues'] {
  if (Array.isArray(fields['optionValues']))
    return fields['optionValues'].flatMap((entry) => {
      const { optionName, value } = fieldsOf(entry);
      const text = textOf(value);
      return text === undefined ? [] : [{ optionName: textOf(optionName), value: text }];
    });
  return Object.entries(fieldsOf(fields['attributes'])).flatMap(([optionName, value]) => {
    const text = textOf(value);
    return text === undefined ? [] : [{ optionName, value: text }];
  });
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function countOf(value: unknown): number {
  // `Number` of an object is not a count, and throws if its `toString` does.
  const count = typeof value === 'object' ? 0 : Number(value ?? 0);
  return Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}
