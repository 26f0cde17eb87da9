import { ShopRefusal } from './ShopRefusal';

/** The order stands, and the bank asks its customer first: the buyer goes on at the payment's page. */
export class PaymentContinues extends ShopRefusal {
  constructor(readonly orderId: string) {
    super('shop.confirmPayment');
  }
}
