import { cookieText, cookieValues, type CookiePort } from '@plinth/site-model';

/** The site that an account worked on last, shared with the whole app domain [TRK-3]. */
export interface LastSite {
  identifier: string;
}

const lastSiteCookieName = 'ss_lastid';
/** The lifetime of the analytics cookies: 390 days. */
const lastSiteLifetimeMs = 390 * 86_400_000;

export interface LastSiteOptions {
  cookies: CookiePort;
  /** The domain that the account's sites share, such as `sites.example`. */
  appDomain: string;
  /** Whether the page was loaded over https. @default false */
  isSecure?: boolean | undefined;
}

/**
 * Stores the site for 390 days, for every site of the domain [TRK-3].
 *
 * @example
 * ```ts
 * import { writeLastSite } from '@plinth/tracking/census';
 *
 * writeLastSite(
 *   { identifier: 'marlow-clay' },
 *   {
 *     cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
 *     appDomain: 'sites.example',
 *   },
 * );
 * ```
 */
export function writeLastSite(site: LastSite, { cookies, appDomain, isSecure }: LastSiteOptions) {
  const value = encodeURIComponent(JSON.stringify({ identifier: site.identifier }));
  const text = cookieText(lastSiteCookieName, value, { lifetimeMs: lastSiteLifetimeMs, isSecure });
  cookies.write(`${text}; Domain=${appDomain}`);
}

/** `undefined` if the cookie is missing or has another format. */
export function readLastSite(cookies: string): LastSite | undefined {
  return cookieValues(cookies, lastSiteCookieName)
    .map(parseLastSite)
    .findLast((site) => site !== undefined);
}

function parseLastSite(value: string): LastSite | undefined {
  try {
    const site: unknown = JSON.parse(decodeURIComponent(value));
    const { identifier } = site as Partial<LastSite>;
    return typeof identifier === 'string' ? { identifier } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Part of a logout [TRK-3], [RUN-9].
 *
 * @example
 * ```ts
 * import { clearLastSite } from '@plinth/tracking/census';
 *
 * clearLastSite({
 *   cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
 *   appDomain: 'sites.example',
 * });
 * ```
 */
export function clearLastSite({ cookies, appDomain, isSecure }: LastSiteOptions): void {
  const text = cookieText(lastSiteCookieName, '', { lifetimeMs: 0, isSecure });
  cookies.write(`${text}; Domain=${appDomain}`);
}
