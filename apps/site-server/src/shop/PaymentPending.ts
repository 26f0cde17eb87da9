import { ShopRefusal } from './ShopRefusal';

/** The order stands, its money was asked for, and nobody knows the answer yet. */
export class PaymentPending extends ShopRefusal {
  constructor(readonly orderId: string) {
    super('shop.ordering');
  }
}
