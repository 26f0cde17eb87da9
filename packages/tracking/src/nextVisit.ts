import { cookieText, cookieValues } from '@plinth/site-model';
import { randomId } from './randomId';
import {
  formatVisitorCookie,
  parseVisitCookie,
  parseVisitorCookie,
  visitCookieName,
  visitLifetimeMs,
  visitorCookieName,
  visitorLifetimeMs,
  type Visitor,
} from './visitorCookie';

export interface NextVisitOptions {
  /** All cookies in the format of `document.cookie`. */
  cookies: string;
  /** Milliseconds since 1970. */
  now: number;
  /** @default Math.random */
  random?: (() => number) | undefined;
  /** Whether the page was loaded over https. @default false */
  isSecure?: boolean | undefined;
}

export interface NextVisit {
  visitor: Visitor;
  isNewVisit: boolean;
  /**
   * Whether there is an older cookie of a parent domain or a folder, which must be removed, or it
   * would be read again.
   */
  hasOthers: boolean;
  /** Cookies to write, each with its attributes. */
  write: string[];
}

/**
 * The visitor's cookies after a hit [TRK-1], [TRK-2]: without a valid `ss_cvt` a new visit starts
 * and is counted; a visitor without a valid record gets one. Each hit extends the visit by 30
 * minutes.
 *
 * @example
 * ```ts
 * import { nextVisit } from '@plinth/tracking/census';
 *
 * nextVisit({ cookies: document.cookie, now: Date.now() });
 * ```
 */
export function nextVisit({ cookies, now, random, isSecure }: NextVisitOptions): NextVisit {
  const records = cookieValues(cookies, visitorCookieName);
  const visits = cookieValues(cookies, visitCookieName);
  const hasOthers = records.length > 1 || visits.length > 1;
  // The most recently written record.
  const known = records
    .map((record) => parseVisitorCookie(record))
    .filter((record) => record !== undefined)
    .reduce<Visitor | undefined>(
      (last, record) => (last && last.latest > record.latest ? last : record),
      undefined,
    );
  const isNewVisit = !visits.some((visit) => parseVisitCookie(visit));
  const visitor: Visitor = !known
    ? { id: randomId(random), first: now, previous: now, latest: now, visits: 1 }
    : isNewVisit
      ? { ...known, previous: known.latest, latest: now, visits: known.visits + 1 }
      : known;
  return {
    visitor,
    isNewVisit,
    hasOthers,
    write: [
      cookieText(visitCookieName, String(now), { lifetimeMs: visitLifetimeMs, isSecure }),
      // Within a visit it does not change, and each write makes a page wait for the browser's
      // cookie store.
      ...(visitor === known && !hasOthers
        ? []
        : [
            cookieText(visitorCookieName, formatVisitorCookie(visitor), {
              lifetimeMs: visitorLifetimeMs,
              isSecure,
            }),
          ]),
    ],
  };
}
