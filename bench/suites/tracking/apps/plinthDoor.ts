/** As in the published page: the file that others import from as well is not the one that is imported dynamically. */
export { startPageSpeed, startTracking } from '@plinth/site-runtime/start-tracking';
