import { ShopRefusal } from './ShopRefusal';

/** The order is placed, and the bank requires a confirmation: the buyer continues at the payment's page. */
export class PaymentContinues extends ShopRefusal {
  constructor(readonly orderId: string) {
    super('shop.confirmPayment');
  }
}
