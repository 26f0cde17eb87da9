import { productTypeName } from '@plinth/site-model';

/** The kinds of products for the owner. A plan is a product or a service with recurring payments. */
export const productKinds = ['PHYSICAL', 'SERVICE', 'DIGITAL', 'GIFT_CARD', 'PLAN'] as const;
export type ProductKind = (typeof productKinds)[number];

/** The kind of a stored product. */
export function kindOf({
  productType,
  subscription,
}: {
  productType: string;
  subscription?: unknown;
}): ProductKind {
  if (subscription) return 'PLAN';
  return productKinds.find((one) => one === productType) ?? productTypeName.physical;
}
