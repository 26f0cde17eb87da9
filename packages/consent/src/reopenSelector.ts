/** Controls anywhere on the page that ask the visitor again. */
export const reopenSelector = '[data-consent-reopen], a[href="#cookie-settings"]';
