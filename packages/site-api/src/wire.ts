// Names on the wire that client and server share.

/** Cookie, query parameter and form field that carry the crumb ([API-2]). */
export const crumbName = 'crumb';
/** Header that carries the crumb when the query does not ([API-2]). */
export const crumbHeader = 'X-CSRF-Token';
/** Header that carries the session's token ([API-11]). */
export const xsrfHeader = 'X-XSRF-Token';
/** Header by which the server recognises a repeated call. */
export const idempotencyHeader = 'Idempotency-Key';

/** The same names as one table, for the server. */
export const wire = {
  crumb: crumbName,
  crumbHeader,
  xsrfHeader,
  idempotencyHeader,
} as const;
