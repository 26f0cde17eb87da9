/** Kinds of product by number ([MOD-6]). */
export const productType = {
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
} as const;
export type ProductType = (typeof productType)[keyof typeof productType] | (number & {});

/** Names of the numbers in product data ([MOD-6]); a paywall has none. */
export const productTypeName = {
  physical: 'PHYSICAL',
  digital: 'DIGITAL',
  service: 'SERVICE',
  giftCard: 'GIFT_CARD',
} as const;
export type ProductTypeName =
  (typeof productTypeName)[keyof typeof productTypeName] | (string & {});
