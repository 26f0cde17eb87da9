/**
 * The cookies of a document as the port `{ read, write }` that `@plinth/consent` and
 * `@plinth/tracking` take ([DOM-8]). A document without access to cookies, such as a sandboxed
 * frame's, reads as empty and writes nothing.
 *
 * @example
 * ```ts
 * import { documentCookies } from '@plinth/dom';
 *
 * const cookies = documentCookies(document);
 * cookies.write('theme=dark; Path=/; SameSite=Lax');
 * console.log(cookies.read());
 * ```
 */
export function documentCookies(document: Document): {
  /** All cookies as `name=value; name=value`. */
  read(): string;
  /** Writes one cookie with its attributes. */
  write(cookie: string): void;
} {
  return {
    read() {
      try {
        return document.cookie;
      } catch {
        return '';
      }
    },
    write(cookie) {
      try {
        document.cookie = cookie;
      } catch {
        // The page works without cookies.
      }
    },
  };
}
