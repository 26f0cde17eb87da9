import { cookieText } from '@plinth/site-model';
import { decisionCookieName, type Decision } from './decision';

/** 30 days [CNS-3]. */
export const decisionLifetimeMs = 2_592_000_000;

export interface DecisionCookieOptions {
  /** Whether the page was loaded over https. @default false */
  isSecure?: boolean | undefined;
  /** Shares the decision with subdomains. @default the host alone */
  domain?: string | undefined;
}

/**
 * The cookie that stores a decision for 30 days, as text for `Set-Cookie` or `document.cookie`;
 * `none` removes it. The server should set it as well: Safari keeps a cookie set by a script for
 * seven days only (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 *
 * @example
 * ```ts
 * import { decisionCookie } from '@plinth/consent/policy';
 *
 * decisionCookie('accepted', { isSecure: true });
 * ```
 */
export function decisionCookie(
  decision: Decision,
  { isSecure = false, domain }: DecisionCookieOptions = {},
): string {
  const value = decision === 'none' ? '' : String(decision === 'accepted');
  const lifetimeMs = decision === 'none' ? 0 : decisionLifetimeMs;
  return cookieText(decisionCookieName, value, { lifetimeMs, isSecure, domain });
}
