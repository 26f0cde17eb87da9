/** The start of a page, without the login, the bars and the popup, which share their file with it there. */
export { startPageSpeed, startTracking } from '../src/start/tracking/startTracking';
