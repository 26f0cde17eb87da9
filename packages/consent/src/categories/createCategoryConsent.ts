import { ignoreErrors, type CookiePort } from '@plinth/site-model';
import type { ConsentChange, DecideOptions } from '../consentState';
import type { ConsentStore } from '../consentStore';
import type { DecisionCookieOptions } from '../decisionCookie';
import type { Permissions } from '../whatMayRun';
import { categoryCookie, readCategoryChoice } from './categoryCookie';
import {
  categoryOfKind,
  choiceOf,
  consentCategories,
  type CategoryChoice,
} from './consentCategory';
import { logDecision, readDecisionLog, type LoggedDecision, type LogStorage } from './decisionLog';

export interface CategoryConsentOptions {
  /** The store of yes and no, whose cookie and policy stay what they are. */
  store: ConsentStore;
  /** The way to the cookies of the page. */
  cookies: CookiePort;
  /** The attributes of the cookie. @default { isSecure: false } */
  cookie?: DecisionCookieOptions | undefined;
  /** Keeps the log on the visitor's device, such as `localStorage`. @default no log is kept there */
  storage?: LogStorage | undefined;
  /** Hears each decision, to keep it where it can be shown later; its failure changes nothing. */
  saveDecision?: ((decision: LoggedDecision) => unknown) | undefined;
  /** The version of the text that the visitor sees; stands in the log. @default none */
  version?: string | undefined;
  /** Milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined;
}

/** A store of yes and no that knows categories as well: banner, gates, `useMayRun` and Consent Mode take it as their store. */
export interface CategoryConsent extends ConsentStore {
  /** The categories that are agreed to: all after a yes, none after a no and before a decision. */
  choice(): CategoryChoice;
  /** Stores a choice; without any category it is a decline. */
  choose(choice: CategoryChoice, options?: DecideOptions): void;
  /** The decisions that were made on this device, the oldest first. */
  log(): LoggedDecision[];
}

/**
 * Consent by categories beside yes and no [CNS-9]: preferences, statistics and marketing. Necessary work always runs. It
 * takes permissions away from the store's own and never adds one.
 *
 * @example
 * ```ts
 * import { createConsentStore } from '@plinth/consent';
 * import { choiceOf, createCategoryConsent } from '@plinth/consent/categories';
 *
 * const cookies = { read: () => document.cookie, write: (text: string) => void (document.cookie = text) };
 * const store = createConsentStore({ settings: { isCookieBannerEnabled: true }, cookies });
 * const consent = createCategoryConsent({ store, cookies, storage: localStorage });
 * consent.choose(choiceOf(['statistics']));
 * ```
 */
export function createCategoryConsent({
  store,
  cookies,
  cookie,
  storage,
  saveDecision,
  version,
  now = Date.now,
}: CategoryConsentOptions): CategoryConsent {
  const listeners = new Set<(change: ConsentChange) => void>();
  let kept = read();
  /** Where cookies are refused the choice holds for this page. */
  let isStored = true;
  const stopListening = store.subscribe((change) => {
    // Another tab, or a banner that knows no categories, has decided.
    if (isStored) kept = read();
    tell(change);
  });

  function read(): CategoryChoice | undefined {
    return ignoreErrors(() => readCategoryChoice(cookies.read()));
  }

  function choice(): CategoryChoice {
    const decision = store.decision();
    if (decision !== 'accepted') return choiceOf([]);
    return kept ?? choiceOf(consentCategories);
  }

  function permissions(): Permissions {
    const base = store.permissions();
    // Before a decision, and after a no, the policy's own table says what may run.
    if (store.decision() !== 'accepted') return base;
    const chosen = choice();
    const allowed = Object.entries(base).map(([kind, may]) => {
      const category = categoryOfKind[kind as keyof Permissions];
      return [kind, may && (category === 'necessary' || chosen[category])];
    });
    return Object.fromEntries(allowed) as Permissions;
  }

  function tell({ decision, previous }: Pick<ConsentChange, 'decision' | 'previous'>): void {
    const change = { decision, previous, permissions: permissions() };
    for (const listener of [...listeners]) {
      try {
        listener(change);
      } catch (error) {
        // One listener's failure is no reason for the others not to hear of a withdrawal.
        setTimeout(() => {
          throw error;
        });
      }
    }
  }

  function decide(next: CategoryChoice | undefined, options?: DecideOptions): void {
    const previous = store.decision();
    ignoreErrors(() => cookies.write(categoryCookie(next, cookie)));
    kept = next;
    isStored = JSON.stringify(read()) === JSON.stringify(next);
    if (next) {
      const entry = logDecision(storage, { choice: next, at: now(), version });
      ignoreErrors(() => saveDecision?.(entry));
    }
    const isAgreed = next !== undefined && consentCategories.some((name) => next[name]);
    const decision = next === undefined ? 'none' : isAgreed ? 'accepted' : 'declined';
    if (decision === previous) {
      // The store has nothing to tell: other categories of the same answer.
      const schedule = options?.schedule ?? ((notify: () => void) => notify());
      schedule(() => tell({ decision, previous }));
    } else if (decision === 'accepted') store.accept(options);
    else if (decision === 'declined') store.decline(options);
    else store.reset(options);
  }

  function subscribe(listener: (change: ConsentChange) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    ...store,
    choice,
    permissions,
    mayRun: (kind) => permissions()[kind],
    choose: decide,
    accept: (options) => decide(choiceOf(consentCategories), options),
    decline: (options) => decide(choiceOf([]), options),
    reset: (options) => decide(undefined, options),
    log: () => readDecisionLog(storage),
    refresh() {
      const before = JSON.stringify(choice());
      const decision = store.decision();
      store.refresh();
      if (isStored) kept = read();
      // The same answer with other categories, in another tab.
      if (store.decision() === decision && JSON.stringify(choice()) !== before)
        tell({ decision, previous: decision });
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
      stopListening();
      listeners.clear();
      store.destroy();
    },
  };
}
