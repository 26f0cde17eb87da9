/** The address to which a bank leads a buyer back, and from which it is gone to. */
export const paymentAddress = '/commerce/payment';

/** The same for one order. */
export const paymentAddressOf = (orderId: string): string => `${paymentAddress}?order=${orderId}`;
