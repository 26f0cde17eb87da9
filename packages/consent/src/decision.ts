import { cookieValues } from '@plinth/site-model';

/** The visitor's decision: none yet, accepted, or declined [CNS-3]. */
export type Decision = 'none' | 'accepted' | 'declined';

/** The cookie of the decision: `true` or `false` [CNS-3]. */
export const decisionCookieName = 'ss_cookieAllowed';

/**
 * Reads the decision from a `Cookie` header or from `document.cookie`; any other value than true or
 * false is none. Two cookies of one name differ by domain or path, and their age is unknown: if one
 * declines, the decision is declined.
 */
export function readDecision(cookies: string | null | undefined): Decision {
  const values = cookieValues(cookies, decisionCookieName);
  if (values.includes('false')) return 'declined';
  return values.includes('true') ? 'accepted' : 'none';
}
