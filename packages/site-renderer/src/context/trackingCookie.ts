/** The beginning of every tracking cookie's name, by which all of them are cleared. */
export const trackingCookie = /ss_c[ipv]|SS_/;
