/** Finds what the server says in place of a form that has been posted without a script. */
export const sentText = '.form-submission-text:not([hidden], .hidden)';
