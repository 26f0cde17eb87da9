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
