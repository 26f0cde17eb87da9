/** The channel in which the visitor's tabs exchange the cart. */
export const cartChannelName = 'plinth-cart';
/** The key in `sessionStorage` for the unsent changes of a tab. */
export const cartJournalName = 'plinth-cart-journal';
