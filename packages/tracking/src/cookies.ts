/**
 * The way to cookies. In a page:
 * `{ read: () => document.cookie, write: (cookie) => { document.cookie = cookie } }`.
 */
export interface CookiePort {
  /** All cookies as `name=value; name=value`. */
  read(): string;
  /** Writes one cookie with its attributes. */
  write(cookie: string): void;
}

export interface CookieAttributes {
  lifetimeMs: number;
  /** Whether the page came by https. @default false */
  isSecure?: boolean | undefined;
}

/** One cookie as text for `document.cookie` or `Set-Cookie`; valid on the whole site. */
export function cookieText(
  name: string,
  value: string,
  { lifetimeMs, isSecure }: CookieAttributes,
): string {
  return (
    `${name}=${value}; Max-Age=${lifetimeMs / 1000}; Path=/; SameSite=Lax` +
    (isSecure ? '; Secure' : '')
  );
}
