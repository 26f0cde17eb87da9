/** What a page loads beside its boot script. */
export { startPage, startPageSpeed } from '../../../../apps/site-runtime/src/boot/startPage';
