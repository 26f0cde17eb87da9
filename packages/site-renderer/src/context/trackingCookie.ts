/** Matches the name of every tracking cookie, for clearing them. */
export const trackingCookie = /ss_c[ipv]|SS_/;
