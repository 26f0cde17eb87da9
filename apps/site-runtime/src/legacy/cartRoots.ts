/**
 * Where a page has the whole cart: a root that carries a cart's id ([RUN-6f]), or, before there is a cart, one by its name.
 * A cart that is there already carries its id, too.
 */
export const cartRoots = '#sqs-cart-root,[data-cart-id]:not(.pl-cart)';
