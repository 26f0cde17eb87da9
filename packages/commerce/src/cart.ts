export { CartRefusal } from './cart/CartRefusal';
export { cartLineId, emptyCart } from './cart/cart';
export type {
  Cart,
  CartLine,
  Coupon,
  CouponDiscount,
  CouponProblem,
  InvalidCoupon,
  ShippingLocation,
  ShippingOption,
  TaxRule,
} from './cart/cart';
export { isTaxIncluded } from './cart/isTaxIncluded';
export { openCartChannel } from './cart/cartChannel';
export { createCartJournal } from './cart/cartJournal';
export { cartChannelName, cartJournalName } from './cart/cartNames';
export type { CartMutation, CartTransaction } from './cart/cartMutation';
export type { CartNotice } from './cart/cartNotice';
export type { CartBroadcast, CartJournal, LoadCart, MutateCart } from './cart/cartPorts';
export { createCartStore } from './cart/createCartStore';
export type { CartOutcome } from './cart/cartOutcome';
export type { CartState } from './cart/cartState';
export type { CartStore, CartStoreOptions } from './cart/cartStore';
export { cartTotals } from './cart/cartTotals';
export type { CartTotals, CartTotalsInput, GiftCard, LineTotal } from './cart/cartTotals';
export { projectCart } from './cart/projectCart';
export { withCartTotals } from './cart/withCartTotals';
export type { TaxTotal } from './cart/calculateTax';
