/** What the visitor chose: nothing yet, yes, or no [CNS-3]. */
export type Decision = 'none' | 'accepted' | 'declined';

/** The cookie that holds the choice: `true` or `false` [CNS-3]. */
export const decisionCookieName = 'ss_cookieAllowed';

/** Reads the decision from a `Cookie` header or from `document.cookie`; anything else than true or false is none. */
export function readDecision(cookies: string | null | undefined): Decision {
  // Without a pattern: every page reads it while it starts, and a pattern has to be compiled first.
  for (const cookie of (cookies ?? '').split(';')) {
    // Two cookies of one name differ by domain or path; the browser lists the most specific first.
    const pair = cookie.trim();
    if (pair === `${decisionCookieName}=true`) return 'accepted';
    if (pair === `${decisionCookieName}=false`) return 'declined';
  }
  return 'none';
}
