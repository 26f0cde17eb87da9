/** Kinds of page by their published number ([MOD-1]). */
export const pageType = {
  /** Main content or a collection. */
  collection: 1,
  page: 2,
  splashPage: 3,
  item: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  cart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const;

export type PageTypeName = keyof typeof pageType;
export type KnownPageType = (typeof pageType)[PageTypeName];
/** A page's number; unknown numbers are kept. */
export type PageType = KnownPageType | (number & {});
