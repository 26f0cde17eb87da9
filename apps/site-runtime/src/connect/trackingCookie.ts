/** How the names of all tracking cookies begin; what clears them knows them exactly. */
export const trackingCookie = /ss_c[ipv]|SS_/;
