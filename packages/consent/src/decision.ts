import { cookieValues } from '@plinth/site-model';

/** The visitor's choice: nothing yet, yes, or no [CNS-3]. */
export type Decision = 'none' | 'accepted' | 'declined';

/** The cookie that holds the choice: `true` or `false` [CNS-3]. */
export const decisionCookieName = 'ss_cookieAllowed';

/**
 * Reads the decision from a `Cookie` header or from `document.cookie`; anything else than true or false is none. Two
 * cookies of one name differ by domain or path, and which was written last nobody can see: one no is a no.
 */
export function readDecision(cookies: string | null | undefined): Decision {
  const values = cookieValues(cookies, decisionCookieName);
  if (values.includes('false')) return 'declined';
  return values.includes('true') ? 'accepted' : 'none';
}
