/** What the visitor chose: nothing yet, yes, or no [CNS-3]. */
export type Decision = 'none' | 'accepted' | 'declined';

/** The cookie that holds the choice: `true` or `false` [CNS-3]. */
export const decisionCookieName = 'ss_cookieAllowed';

/** Reads the decision from a `Cookie` header or from `document.cookie`; anything else than true or false is none. */
export function readDecision(cookies: string | null | undefined): Decision {
  // Two cookies of one name differ by domain or path; the browser lists the most specific first.
  const found = /(?:^|;)\s*ss_cookieAllowed=(true|false)\s*(?:;|$)/.exec(cookies ?? '');
  if (!found) return 'none';
  return found[1] === 'true' ? 'accepted' : 'declined';
}
