/** What a page loads beside its boot script. */
export { startPage, startPageSpeed } from '@plinth/site-runtime/start-page';
