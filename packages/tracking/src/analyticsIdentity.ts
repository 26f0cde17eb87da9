import {
  cookieText,
  cookieValues,
  ignoreErrors,
  keepOneCookie,
  type CookiePort,
} from '@plinth/site-model';
import { randomId } from './randomId';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface AnalyticsIdentityOptions {
  /** Access to the cookies of the page. */
  cookies: CookiePort;
  /**
   * The page's location. Older ids of a parent domain or a folder are removed.
   * @default they stay
   */
  location?: Pick<Location, 'hostname' | 'pathname'> | undefined;
  /** `localStorage`; a function, because reading the property may throw. */
  localStorage: () => KeyValueStorage | undefined;
  /** `sessionStorage`. */
  sessionStorage: () => KeyValueStorage | undefined;
  /** Whether data may be stored on the device. Otherwise ids are kept in memory. @default always */
  mayStore?: (() => boolean) | undefined;
  /** Numbers from 0 to 1. @default Math.random */
  random?: (() => number) | undefined;
  /** Whether cookies are sent over https only. @default false */
  isSecure?: boolean | undefined;
  /** @default console.warn */
  warn?: ((message: string) => void) | undefined;
}

export interface AnalyticsIdentity {
  /** From the cookie, then local storage, then memory, else new [TRK-4]. */
  analyticsId(): string;
  /** Kept for the lifetime of the tab's session storage. */
  sessionId(): string;
  /** Whether this is the browser's first session here. */
  isFirstSession(): boolean;
  /** True once in this browser: for the first landing. */
  isFirstLanding(): boolean;
}

/** The names of cookies and storage keys [TRK-4]. */
const analyticsNames = {
  analyticsId: 'SS_ANALYTICS_ID',
  sessionId: 'SS_SESSION_ID',
  isFirstSession: 'SS_IS_FIRST_SESSION',
  hasLanded: 'SS_HAS_LANDED',
} as const;

/** 390 days [TRK-4]. */
const analyticsLifetimeMs = 390 * 86_400_000;

/**
 * The identity of the measured visitor, as far as storage allows it [TRK-4].
 *
 * @example
 * ```ts
 * import { createAnalyticsIdentity } from '@plinth/tracking';
 *
 * const identity = createAnalyticsIdentity({
 *   cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
 *   localStorage: () => localStorage,
 *   sessionStorage: () => sessionStorage,
 * });
 * ```
 */
export function createAnalyticsIdentity({
  cookies,
  location,
  localStorage,
  sessionStorage,
  mayStore = () => true,
  random,
  isSecure,
  warn = (message) => console.warn(message),
}: AnalyticsIdentityOptions): AnalyticsIdentity {
  const memory = new Map<string, string>();

  function read(storage: () => KeyValueStorage | undefined, key: string): string | undefined {
    if (!mayStore()) return memory.get(key);
    return ignoreErrors(() => storage()?.getItem(key)) || memory.get(key);
  }

  function write(storage: () => KeyValueStorage | undefined, key: string, value: string): void {
    memory.set(key, value);
    if (mayStore()) ignoreErrors(() => storage()?.setItem(key, value));
  }

  function analyticsId(): string {
    const name = analyticsNames.analyticsId;
    const kept = mayStore()
      ? ignoreErrors(() => cookieValues(cookies.read(), name).filter(Boolean))
      : [];
    const stored = read(localStorage, name);
    // Among several cookies, ours is the one that is also in the storage.
    const ours = kept?.find((value) => value === stored) ?? kept?.at(-1);
    const id = ours || stored || randomId(random);
    memory.set(name, id);
    if (mayStore()) {
      try {
        // Written on each view, so that the 390 days count from the last view.
        const text = cookieText(name, id, { lifetimeMs: analyticsLifetimeMs, isSecure });
        if (!location || !kept?.[1]) cookies.write(text);
        else {
          const { hostname, pathname } = location;
          keepOneCookie(text, { cookies, hostname, pathname });
        }
        localStorage()?.setItem(name, id);
      } catch {
        warn('Unable to store analyticsId');
      }
    }
    return id;
  }

  function sessionId(): string {
    const name = analyticsNames.sessionId;
    const id = read(sessionStorage, name) ?? randomId(random);
    write(sessionStorage, name, id);
    return id;
  }

  function isFirstSession(): boolean {
    const name = analyticsNames.isFirstSession;
    const answer =
      read(sessionStorage, name) ??
      String(read(localStorage, analyticsNames.hasLanded) === undefined);
    write(sessionStorage, name, answer);
    return answer === 'true';
  }

  function isFirstLanding(): boolean {
    // Evaluated first: the landing itself makes later sessions not the first.
    isFirstSession();
    if (read(localStorage, analyticsNames.hasLanded) !== undefined) return false;
    write(localStorage, analyticsNames.hasLanded, 'true');
    return true;
  }

  return { analyticsId, sessionId, isFirstSession, isFirstLanding };
}
