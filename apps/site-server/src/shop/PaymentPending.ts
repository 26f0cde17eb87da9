import { ShopRefusal } from './ShopRefusal';

/** The order is placed, its payment was requested, and the answer is not known yet. */
export class PaymentPending extends ShopRefusal {
  constructor(readonly orderId: string) {
    super('shop.ordering');
  }
}
