/** The pages of a shop. */
export const shopAddresses = {
  overview: '/config/shop',
  terms: '/config/shop/terms',
  coupons: '/config/shop/coupons',
} as const;

/** The pages that are forms. */
export type ShopPage = Exclude<keyof typeof shopAddresses, 'overview'>;
