import { ignoreErrors, type CookiePort } from '@plinth/site-model';
import { readCategoryChoice } from './categories/categoryCookie';
import { isSameChoice, type CategoryChoice } from './categories/consentCategory';
import type { CookieSettings } from './cookieSettings';
import { readDecision, type Decision } from './decision';
import { whatMayRun } from './whatMayRun';
import type { ConsentKind, Permissions } from './consentKind';

/** Tells a decision to the visitor's other tabs. */
export interface DecisionBroadcast {
  post(decision: Decision): void;
  /** @returns a function that stops listening */
  listen(listener: (decision: Decision) => void): () => void;
}

export interface ConsentStateOptions {
  /** The site's cookie settings. */
  settings: CookieSettings | null | undefined;
  /** The page has settings and they cannot be read: nothing is tracked, whatever was decided. @default false */
  areSettingsUnreadable?: boolean | undefined;
  /** The way to the cookies of the page. */
  cookies: CookiePort;
  /** `navigator.globalPrivacyControl`. @default false */
  globalPrivacyControl?: boolean | undefined;
  /** Tells the visitor's other tabs. @default none */
  broadcast?: DecisionBroadcast | undefined;
}

export interface ConsentChange {
  decision: Decision;
  previous: Decision;
  permissions: Permissions;
}

export interface DecideOptions {
  /**
   * Runs the subscribers. The decision itself is stored at once; the subscribers may wait for the next paint,
   * so that the banner disappears without a delay. @default at once
   */
  schedule?: ((notify: () => void) => void) | undefined;
  /** The categories of a yes [CNS-9]. @default what is stored; without it a yes is a yes to all */
  choice?: CategoryChoice | undefined;
}

/** The part of a decision that every page needs: to read it, and to hear when it changes. Deciding is `createDecisions`. */
export interface ConsentState {
  readonly settings: CookieSettings;
  decision(): Decision;
  /** The categories of a yes, where the visitor chose among them. */
  chosen(): CategoryChoice | undefined;
  permissions(): Permissions;
  /** Whether a kind of work may run now. */
  mayRun(kind: ConsentKind): boolean;
  /** Takes over what the visitor decided on this page, and tells it to listeners and other tabs. */
  adopt(decision: Decision, options?: DecideOptions): void;
  /** Reads the cookie again: another tab or the server may have changed it. */
  refresh(): void;
  /** Calls back on every change of the decision. @returns a function that stops it */
  subscribe(listener: (change: ConsentChange) => void): () => void;
  /** Runs once as soon as a kind of work may run, perhaps at once. @returns gives up waiting */
  whenAllowed(kind: ConsentKind, run: () => void): () => void;
  /** Ends the connection to other tabs. */
  destroy(): void;
}

/**
 * Holds the visitor's decision of one page and answers what may run [CNS-6], [CNS-7].
 *
 * @example
 * ```ts
 * import { createConsentState } from '@plinth/consent';
 *
 * const state = createConsentState({
 *   settings: { isCookieBannerEnabled: true },
 *   cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
 * });
 * ```
 */
export function createConsentState({
  settings: given,
  areSettingsUnreadable,
  cookies,
  broadcast,
  globalPrivacyControl,
}: ConsentStateOptions): ConsentState {
  const settings = given ?? {};
  const listeners = new Set<(change: ConsentChange) => void>();
  let decision = read();
  let chosen = readChoice();
  // Where cookies are refused the decision lives in memory, and reading again must not lose it.
  let isStored = true;
  const stopListening = broadcast?.listen((received) => {
    const stored = read();
    // Two tabs may tell each other something at once; the cookie says which was last.
    take(stored === 'none' ? received : stored);
  });

  function readChoice(): CategoryChoice | undefined {
    return ignoreErrors(() => readCategoryChoice(cookies.read()));
  }

  function read(): Decision {
    // A sandboxed frame throws on document.cookie.
    return ignoreErrors(() => readDecision(cookies.read())) ?? 'none';
  }

  function permissions(): Permissions {
    return whatMayRun({
      settings,
      areSettingsUnreadable,
      decision,
      choice: chosen,
      globalPrivacyControl,
    });
  }

  function change(
    next: Decision,
    { choice = readChoice(), schedule = (notify) => notify() }: DecideOptions = {},
  ): void {
    const previous = decision;
    if (next === previous && isSameChoice(choice, chosen)) return;
    decision = next;
    chosen = choice;
    schedule(() => {
      const change = { decision: next, previous, permissions: permissions() };
      for (const listener of [...listeners]) {
        try {
          listener(change);
        } catch (error) {
          // One listener's failure is no reason for the others not to hear of a withdrawal: it goes to the page's
          // error reporter, later.
          setTimeout(() => {
            throw error;
          });
        }
      }
    });
  }

  function take(next: Decision, options?: DecideOptions): void {
    const { choice } = options ?? {};
    isStored = read() === next && (!choice || isSameChoice(choice, readChoice()));
    change(next, options);
  }

  function subscribe(listener: (change: ConsentChange) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    settings,
    decision: () => decision,
    chosen: () => chosen,
    permissions,
    mayRun: (kind) => permissions()[kind],
    adopt(next, options) {
      take(next, options);
      // Where cookies are refused the other tabs cannot read the categories: they ask themselves.
      if (isStored || !options?.choice) ignoreErrors(() => broadcast?.post(next));
    },
    refresh() {
      if (isStored) change(read());
    },
    subscribe,
    whenAllowed(kind, run) {
      const look = () => {
        if (!permissions()[kind]) return;
        stop();
        run();
      };
      const stop = subscribe(look);
      look();
      return stop;
    },
    destroy() {
      listeners.clear();
      stopListening?.();
    },
  };
}
