import type { Cart, CartLine } from './cart';

type CartContent = Pick<
  Cart,
  'totalQuantity' | 'hasDigital' | 'purelyDigital' | 'requiresShipping'
>;

/** The properties of a cart that follow from its lines alone ([COM-9a]). */
export function cartContent(lines: readonly CartLine[]): CartContent {
  const hasDigital = lines.some(({ productType }) => productType === 'DIGITAL');
  return {
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital,
    purelyDigital: hasDigital && lines.every(({ productType }) => productType === 'DIGITAL'),
    requiresShipping: lines.some(({ productType }) => productType === 'PHYSICAL'),
  };
}
