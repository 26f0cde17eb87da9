import { ShopRefusal } from './ShopRefusal';

/** A cart is being paid for, and keeps its lines until the payment is decided. */
export class CartInPaymentError extends ShopRefusal {
  constructor(readonly cartId: string) {
    super('shop.ordering');
  }
}
