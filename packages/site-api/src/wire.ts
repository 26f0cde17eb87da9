/** Names on the wire that both sides must spell alike ([API-2], [API-5], [API-11]). */
export const wire = {
  /** Cookie, query parameter and form field that carry the crumb. */
  crumb: 'crumb',
  crumbHeader: 'X-CSRF-Token',
  xsrfHeader: 'X-XSRF-Token',
  idempotencyHeader: 'Idempotency-Key',
} as const;
