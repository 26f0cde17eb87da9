import { defineRoutes } from './route';

/**
 * The common part of every change of a cart: it is sent with cookies, and its answer is the new
 * cart.
 */
const change = {
  answer: { cart: 'object' },
  credentials: true,
  crumb: 'query',
  repeat: { key: 'key' },
} as const;

/** The shop: every change carries a key, so that it is applied once however often it is sent. */
export const commerceRoutes = defineRoutes({
  /** [COM-9] `cart` is missing where the visitor has none. */
  readCart: {
    method: 'GET',
    path: '/api/commerce/cart',
    encoding: 'none',
    answer: { cart: 'object?' },
    credentials: true,
    repeat: true,
  },
  addCartLine: {
    method: 'POST',
    path: '/api/commerce/cart/lines',
    encoding: 'json',
    ...change,
  },
  updateCartLine: {
    method: 'PUT',
    path: '/api/commerce/cart/lines',
    encoding: 'json',
    ...change,
  },
  removeCartLine: {
    method: 'DELETE',
    path: '/api/commerce/cart/lines',
    encoding: 'query',
    ...change,
  },
  applyCoupon: {
    method: 'POST',
    path: '/api/commerce/cart/coupons',
    encoding: 'json',
    ...change,
  },
  removeCoupon: {
    method: 'DELETE',
    path: '/api/commerce/cart/coupons',
    encoding: 'query',
    ...change,
  },
  /** The shipping methods of this cart, with prices. */
  shippingOptions: {
    method: 'GET',
    path: '/api/commerce/shipping-options',
    encoding: 'none',
    answer: { shippingOptions: 'array' },
    credentials: true,
    repeat: true,
  },
  selectShipping: {
    method: 'PUT',
    path: '/api/commerce/cart/shipping',
    encoding: 'json',
    ...change,
  },
  /** Waits for the payment, hence its time limit. */
  placeOrder: {
    method: 'POST',
    path: '/api/commerce/orders',
    encoding: 'json',
    answer: { orderId: 'string', orderNumber: 'number' },
    credentials: true,
    crumb: 'query',
    timeout: 40_000,
    repeat: { key: 'key' },
  },
});
