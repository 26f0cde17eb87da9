import type { ProductChoiceStore } from '../product/productChoiceStore';
import { cartLineId, type CartLine } from './cart';

/** The cart line for a choice, `undefined` while the choice has a problem. */
export function productLine(
  { product, state }: Pick<ProductChoiceStore, 'product' | 'state'>,
  shown: Pick<CartLine, 'href' | 'imageUrl'> = {},
): CartLine | undefined {
  const { variant, quantity, price, problem } = state();
  if (problem || !price) return undefined;
  const sku = product.productType === 'DIGITAL' ? product.sku : variant?.sku;
  const choices = variant?.optionValues.map(({ optionName = '', value }) => ({
    name: optionName,
    value,
  }));
  return {
    id: cartLineId({ itemId: product.id, sku, choices }),
    itemId: product.id,
    sku,
    title: product.title,
    productType: product.productType,
    unitPrice: price.current,
    quantity,
    choices,
    stock: variant && !variant.unlimited ? variant.qtyInStock : undefined,
    ...shown,
  };
}
