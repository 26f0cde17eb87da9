/** What comes on top while a visitor has not answered; the page's own file is there already. */
export { attachCookieBanner, clearTrackingCookies } from '@plinth/consent/banner';
