/* A separate entry for the code that every page starts: imported by its own name, the context's
 * reader would be wrapped in a namespace for the only caller, which needs it only for a broken
 * context. */
export { pageContext as reportContext } from './pageContext';
