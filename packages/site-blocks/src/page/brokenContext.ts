/*
 * The door for what every page starts: imported by its own name, the context's reader would be wrapped in a namespace
 * for the one caller that needs it only where the text is broken.
 */
export { pageContext as reportContext } from './pageContext';
