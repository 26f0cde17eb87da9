import { ignoreErrors, type CookiePort } from '@plinth/site-model';
import { readCategoryChoice } from './categories/categoryCookie';
import { isSameChoice, type CategoryChoice } from './categories/consentCategory';
import type { CookieSettings } from './cookieSettings';
import { readDecision, type Decision } from './decision';
import { whatMayRun } from './whatMayRun';
import type { ConsentKind, Permissions } from './consentKind';

/** Sends a decision to the visitor's other tabs. */
export interface DecisionBroadcast {
  post(decision: Decision): void;
  /** @returns a function that stops listening */
  listen(listener: (decision: Decision) => void): () => void;
}

export interface ConsentStateOptions {
  /** The site's cookie settings. */
  settings: CookieSettings | null | undefined;
  /**
   * Whether the page's settings exist but cannot be read: then nothing is tracked, whatever the
   * decision.
   * @default false
   */
  areSettingsUnreadable?: boolean | undefined;
  /** Access to the cookies of the page. */
  cookies: CookiePort;
  /** `navigator.globalPrivacyControl`. @default false */
  globalPrivacyControl?: boolean | undefined;
  /** Notifies the visitor's other tabs. @default none */
  broadcast?: DecisionBroadcast | undefined;
}

export interface ConsentChange {
  decision: Decision;
  previous: Decision;
  permissions: Permissions;
}

export interface DecideOptions {
  /**
   * Runs the subscribers. The decision itself is stored at once; the subscribers may wait for the
   * next paint, so that the banner disappears without delay.
   * @default at once
   */
  schedule?: ((notify: () => void) => void) | undefined;
  /** The categories of an acceptance [CNS-9]. @default the stored choice, else all */
  choice?: CategoryChoice | undefined;
}

/**
 * The part of consent that every page needs: reading the decision, and notifications of changes.
 * `createDecisions` makes decisions.
 */
export interface ConsentState {
  readonly settings: CookieSettings;
  decision(): Decision;
  /** The categories of an acceptance, if the visitor chose by category. */
  chosen(): CategoryChoice | undefined;
  permissions(): Permissions;
  /** Whether a kind of work may run now. */
  mayRun(kind: ConsentKind): boolean;
  /** Adopts a decision that was made on this page, and notifies listeners and other tabs. */
  adopt(decision: Decision, options?: DecideOptions): void;
  /** Reads the cookie again: another tab or the server may have changed it. */
  refresh(): void;
  /** Calls back on every change of the decision. @returns a function that stops it */
  subscribe(listener: (change: ConsentChange) => void): () => void;
  /**
   * Runs once, as soon as a kind of work may run, possibly at once. @returns a function that
   * cancels the wait
   */
  whenAllowed(kind: ConsentKind, run: () => void): () => void;
  /** Ends the connection to other tabs. */
  destroy(): void;
}

/**
 * Holds the visitor's decision for one page and the resulting permissions [CNS-6], [CNS-7].
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
  // If cookies are blocked the decision is kept in memory, and reading again must not lose it.
  let isStored = true;
  const stopListening = broadcast?.listen((received) => {
    const stored = read();
    // Two tabs may notify each other at the same time; the cookie has the latest decision.
    take(stored === 'none' ? received : stored);
  });

  function readChoice(): CategoryChoice | undefined {
    return ignoreErrors(() => readCategoryChoice(cookies.read()));
  }

  function read(): Decision {
    // `document.cookie` throws in a sandboxed frame.
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
          // An error in one listener must not prevent the others from being notified of a
          // withdrawal: it is rethrown later, for the page's error reporter.
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
      // If cookies are blocked the other tabs cannot read the categories, so they keep asking.
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
