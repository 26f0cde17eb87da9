import { productType } from '@plinth/site-model';
import { defaultCurrency, type CurrencyCode } from '../money/currency';
import type { Product, SoldProductType } from '../product/product';
import { readVariants } from '../product/readVariants';
import { ownParts } from './ownParts';

/** A map, because an object has more names than its own: `constructor` is no type. */
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

/** Elements that are a product by themselves: a shelf of others may stand within one. */
const products = '.pl-product,.sqs-block-product,.product-block';

/** The parts of a product, without those of products within it. */
export function productParts<Part extends HTMLElement>(
  element: HTMLElement,
  selector: string,
): Part[] {
  const anchored = '[data-variants],.sqs-add-to-cart-button,[data-add-to-cart]';
  const anchor = element.matches(anchored) ? element : element.querySelector(anchored);
  return ownParts(element, selector, { roots: products, anchor });
}

/**
 * Reads a product out of its markup; `undefined` when it names no product, or does not say what of it is for sale:
 * that nothing is known of its variants does not mean that it is sold out.
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
