/** Loads the parts that a form needs after the first entry: sending, and the page's own rules. */
export const loadSending = () => import('./sending');
