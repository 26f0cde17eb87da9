/** The cookies that tracking may have left, also those of earlier versions [TRK-17]. */
export const trackingCookieNames = [
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
  'SS_ANALYTICS_ID',
  'SS_MID',
  'SS_SESSION_ID',
  'SS_IS_FIRST_SESSION',
  'SS_HAS_LANDED',
] as const;

/** The transport's own cookie, which exists while an address refuses [TRK-18]. */
export const refusalCookieName = 'SS_REFUSED';

/** The keys of local and session storage that tracking may have left. */
export const trackingStorageKeys = [
  'SS_ANALYTICS_ID',
  'SS_MID',
  'SS_SESSION_ID',
  'SS_IS_FIRST_SESSION',
  'SS_HAS_LANDED',
  'SS_OUTBOX',
] as const;
