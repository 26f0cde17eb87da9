/** The pages of a shop's terms. */
export const shopAddresses = {
  terms: '/config/shop',
  coupons: '/config/shop/coupons',
} as const;

export type ShopPage = keyof typeof shopAddresses;
