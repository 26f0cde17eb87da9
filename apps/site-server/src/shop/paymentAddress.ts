/** The address from which a buyer is sent to a bank, and to which the bank redirects. */
export const paymentAddress = '/commerce/payment';

/** The same for one order. */
export const paymentAddressOf = (orderId: string): string => `${paymentAddress}?order=${orderId}`;
