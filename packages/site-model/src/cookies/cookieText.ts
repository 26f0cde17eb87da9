/**
 * Access to cookies, as packages receive it; in a page `documentCookies` of `@plinth/dom` provides
 * it.
 */
export interface CookiePort {
  /** All cookies as `name=value; name=value`. */
  read(): string;
  /** Writes one cookie with its attributes. */
  write(cookie: string): void;
}

export interface CookieAttributes {
  /** In ms; 0 removes the cookie. */
  lifetimeMs: number;
  /** Whether the page was loaded over https. @default false */
  isSecure?: boolean | undefined;
  /** Shares the cookie with subdomains. @default the host alone */
  domain?: string | undefined;
}

/**
 * The text of one cookie for `document.cookie` or `Set-Cookie`, valid on the whole site and sent
 * with visits from other sites (`SameSite=Lax`).
 *
 * @example
 * ```ts
 * import { cookieText } from '@plinth/site-model';
 *
 * cookieText('theme', 'dark', { lifetimeMs: 86_400_000 }); // 'theme=dark; Max-Age=86400; Path=/; SameSite=Lax'
 * ```
 */
export function cookieText(
  name: string,
  value: string,
  { lifetimeMs, isSecure, domain }: CookieAttributes,
): string {
  return (
    `${name}=${value}; Max-Age=${lifetimeMs / 1000}; Path=/; SameSite=Lax` +
    (domain ? `; Domain=${domain}` : '') +
    (isSecure ? '; Secure' : '')
  );
}
