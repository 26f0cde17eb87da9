import { ignoreErrors } from '@plinth/site-model';
import type { DecideOptions } from '../consentState';
import type { ConsentStore } from '../consentStore';
import { choiceOf, consentCategories, type CategoryChoice } from './consentCategory';
import { logDecision, readDecisionLog, type LoggedDecision, type LogStorage } from './decisionLog';

export interface CategoryConsentOptions {
  /**
   * The store for accept and decline, whose cookie and policy stay the same; it writes the cookie
   * of the choice as well.
   */
  store: ConsentStore;
  /** Stores the log on the visitor's device, such as `localStorage`. @default no log */
  storage?: LogStorage | undefined;
  /** Called with each decision, to store a record of it; a failure is ignored. */
  saveDecision?: ((decision: LoggedDecision) => unknown) | undefined;
  /** The version of the text that the visitor sees, for the log. @default none */
  version?: string | undefined;
  /** Milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined;
}

/**
 * A store for accept and decline that supports categories as well: banner, gates, `useMayRun` and
 * Consent Mode accept it as their store.
 */
export interface CategoryConsent extends ConsentStore {
  /** The consented categories: all after accept, none after decline and before a decision. */
  choice(): CategoryChoice;
  /** Stores a choice; without any category it is a decline. */
  choose(choice: CategoryChoice, options?: DecideOptions): void;
  /** The decisions made on this device, oldest first. */
  log(): LoggedDecision[];
}

/**
 * Consent by categories in addition to accept and decline [CNS-9]: preferences, statistics and
 * marketing. Necessary work always runs. Categories remove permissions of the store and never add
 * one.
 *
 * @example
 * ```ts
 * import { createConsentStore } from '@plinth/consent';
 * import { choiceOf, createCategoryConsent } from '@plinth/consent/categories';
 *
 * const cookies = { read: () => document.cookie, write: (text: string) => void (document.cookie = text) };
 * const store = createConsentStore({ settings: { isCookieBannerEnabled: true }, cookies });
 * const consent = createCategoryConsent({ store, storage: localStorage });
 * consent.choose(choiceOf(['statistics']));
 * ```
 */
export function createCategoryConsent({
  store,
  storage,
  saveDecision,
  version,
  now = Date.now,
}: CategoryConsentOptions): CategoryConsent {
  function choice(): CategoryChoice {
    if (store.decision() !== 'accepted') return choiceOf([]);
    return store.chosen() ?? choiceOf(consentCategories);
  }

  function choose(next: CategoryChoice, options?: DecideOptions): void {
    const isAgreed = consentCategories.some((name) => next[name]);
    const entry = logDecision(storage, { choice: next, at: now(), version });
    store[isAgreed ? 'accept' : 'decline']({ ...options, choice: next });
    ignoreErrors(() => saveDecision?.(entry));
  }

  return {
    ...store,
    choice,
    choose,
    accept: (options) => choose(choiceOf(consentCategories), options),
    decline: (options) => choose(choiceOf([]), options),
    log: () => readDecisionLog(storage),
  };
}
