import { ShopRefusal } from './ShopRefusal';

/** A cart is being paid for, and keeps what is in it until that is decided. */
export class CartInPaymentError extends ShopRefusal {
  constructor(readonly cartId: string) {
    super('shop.ordering');
  }
}
