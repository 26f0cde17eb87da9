/** What the visitor chose: nothing yet, yes, or no [CNS-3]. */
export type Decision = 'none' | 'accepted' | 'declined';

/** The cookie that holds the choice: `true` or `false` [CNS-3]. */
export const decisionCookieName = 'ss_cookieAllowed';

/** 30 days [CNS-3]. */
export const decisionLifetimeMs = 2_592_000_000;

/** The field of the banner's form; its values are `true`, `false` and `none` (ask me again). */
export const decisionFieldName = 'decision';

/** Reads the decision from a `Cookie` header or from `document.cookie`; anything else than true or false is none. */
export function readDecision(cookies: string | null | undefined): Decision {
  // Two cookies of one name differ by domain or path; the browser lists the most specific first.
  const found = /(?:^|;)\s*ss_cookieAllowed=(true|false)\s*(?:;|$)/.exec(cookies ?? '');
  if (!found) return 'none';
  return found[1] === 'true' ? 'accepted' : 'declined';
}

/** Reads the posted value of the banner's form; `undefined` for anything that no banner posts. */
export function decisionFromForm(value: unknown): Decision | undefined {
  if (value === 'true') return 'accepted';
  if (value === 'false') return 'declined';
  return value === 'none' ? 'none' : undefined;
}

export interface DecisionCookieOptions {
  /** Whether the page came by https. @default false */
  isSecure?: boolean | undefined;
  /** Shares the decision with subdomains. @default the host alone */
  domain?: string | undefined;
}

/**
 * The cookie that stores a decision for 30 days, as text for `Set-Cookie` or `document.cookie`; `none` removes it.
 * The server should set it as well: Safari keeps a cookie that a script wrote for seven days only
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 */
export function decisionCookie(
  decision: Decision,
  { isSecure = false, domain }: DecisionCookieOptions = {},
): string {
  const value = decision === 'none' ? '' : String(decision === 'accepted');
  const seconds = decision === 'none' ? 0 : decisionLifetimeMs / 1000;
  return (
    `${decisionCookieName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax` +
    (domain ? `; Domain=${domain}` : '') +
    (isSecure ? '; Secure' : '')
  );
}
