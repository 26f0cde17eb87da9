/** Loads what a form needs from the first entry on: the sending, and rules of the page's own. */
export const loadSending = () => import('./sending');
