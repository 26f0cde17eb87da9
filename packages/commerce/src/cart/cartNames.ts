/** The channel of the visitor's tabs, and the place of what a tab has not sent yet. */
export const cartChannelName = 'plinth-cart';
export const cartJournalName = 'plinth-cart-journal';
