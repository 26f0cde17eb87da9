/** Selector of the server's message that replaces a form after a post without scripts. */
export const sentText = '.form-submission-text:not([hidden], .hidden)';
