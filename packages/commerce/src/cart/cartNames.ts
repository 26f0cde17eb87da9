/** The channel in which the visitor's tabs tell each other about the cart. */
export const cartChannelName = 'plinth-cart';
/** The key in `sessionStorage` of what a tab has not sent yet. */
export const cartJournalName = 'plinth-cart-journal';
