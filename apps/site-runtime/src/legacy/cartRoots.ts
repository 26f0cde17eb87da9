/**
 * Where a page has the whole cart: a root that carries a cart's id ([RUN-6f]), or, before there is a cart, one by its
 * name. The root of an already filled cart has that id, too.
 */
export const cartRoots = '#sqs-cart-root,[data-cart-id]:not(.pl-cart)';
