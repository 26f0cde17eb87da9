import { productType } from '@plinth/site-model';
import { defaultCurrency, type CurrencyCode } from '../money/currency';
import type { Product, SoldProductType } from '../product/product';
import { readVariants } from '../product/readVariants';
import { ownParts } from './ownParts';

/** A Map, because an object has inherited names: `constructor` is not a type. */
const typeNames: ReadonlyMap<string, SoldProductType> = /* @__PURE__ */ new Map([
  [String(productType.physical), 'PHYSICAL'],
  [String(productType.digital), 'DIGITAL'],
  [String(productType.service), 'SERVICE'],
  [String(productType.giftCard), 'GIFT_CARD'],
  ['PHYSICAL', 'PHYSICAL'],
  ['DIGITAL', 'DIGITAL'],
  ['SERVICE', 'SERVICE'],
  ['GIFT_CARD', 'GIFT_CARD'],
]);

export interface ProductMarkup {
  product: Product;
  selects: HTMLSelectElement[];
  quantity: HTMLInputElement | null;
  button: HTMLElement | null;
}

/** Elements of a single product: inside it there may be a shelf of others. */
const products = '.pl-product,.sqs-block-product,.product-block';

/** The parts of a product, without those of products inside it. */
export function productParts<Part extends HTMLElement>(
  element: HTMLElement,
  selector: string,
): Part[] {
  const anchored = '[data-variants],.sqs-add-to-cart-button,[data-add-to-cart]';
  const anchor = element.matches(anchored) ? element : element.querySelector(anchored);
  return ownParts(element, selector, { roots: products, anchor });
}

/**
 * Reads a product from its markup; `undefined` if it has no product or no data about its variants:
 * unknown variants do not mean that it is sold out.
 */
export function readProductMarkup(
  element: HTMLElement,
  currencyCode: CurrencyCode = defaultCurrency,
): ProductMarkup | undefined {
  const find = <Found extends HTMLElement>(selector: string) =>
    productParts<Found>(element, selector)[0] ?? null;
  const holder = find('[data-variants]');
  const button = find('.sqs-add-to-cart-button, [data-add-to-cart]');
  const id = holder?.dataset['itemId'] ?? button?.dataset['itemId'];
  const type = typeNames.get(button?.dataset['productType'] ?? '') ?? 'PHYSICAL';
  if (!id || !(holder || type === 'DIGITAL')) return undefined;
  const title =
    find('[data-product-title]')?.dataset['productTitle'] ??
    find('.product-title')?.textContent?.trim() ??
    '';
  const variants = readVariants(parseJson(holder?.dataset['variants']), currencyCode);
  return {
    product: toProduct({ id, title, type, variants }),
    selects: productParts<HTMLSelectElement>(element, 'select[data-variant-option-name]'),
    quantity: find<HTMLInputElement>('.product-quantity-input input, [data-product-quantity]'),
    button,
  };
}

interface ReadProduct {
  id: string;
  title: string;
  type: SoldProductType;
  variants: ReturnType<typeof readVariants>;
}

function toProduct({ id, title, type, variants }: ReadProduct): Product {
  if (type !== 'DIGITAL') return { id, title, productType: type, variants };
  const [first] = variants;
  return {
    id,
    title,
    productType: 'DIGITAL',
    sku: first?.sku,
    priceCents: first?.price.amount ?? 0,
    salePriceCents: first?.salePrice?.amount,
    onSale: first?.onSale ?? false,
    currencyCode: first?.price.currencyCode,
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
