import { defineRoutes } from './route';

/** The shop: every change carries a key that makes it happen once, however often it is sent. */
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
    answer: { cart: 'object' },
    credentials: true,
    crumb: 'query',
    repeat: { key: 'key' },
  },
  updateCartLine: {
    method: 'PUT',
    path: '/api/commerce/cart/lines',
    encoding: 'json',
    answer: { cart: 'object' },
    credentials: true,
    crumb: 'query',
    repeat: { key: 'key' },
  },
  removeCartLine: {
    method: 'DELETE',
    path: '/api/commerce/cart/lines',
    encoding: 'query',
    answer: { cart: 'object' },
    credentials: true,
    crumb: 'query',
    repeat: { key: 'key' },
  },
  applyCoupon: {
    method: 'POST',
    path: '/api/commerce/cart/coupons',
    encoding: 'json',
    answer: { cart: 'object' },
    credentials: true,
    crumb: 'query',
    repeat: { key: 'key' },
  },
  removeCoupon: {
    method: 'DELETE',
    path: '/api/commerce/cart/coupons',
    encoding: 'query',
    answer: { cart: 'object' },
    credentials: true,
    crumb: 'query',
    repeat: { key: 'key' },
  },
  /** How this cart can be sent, and what that costs. */
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
    answer: { cart: 'object' },
    credentials: true,
    crumb: 'query',
    repeat: { key: 'key' },
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
