import { ignoreErrors } from '@plinth/site-model';
import type { DecideOptions } from '../consentState';
import type { ConsentStore } from '../consentStore';
import { choiceOf, consentCategories, type CategoryChoice } from './consentCategory';
import { logDecision, readDecisionLog, type LoggedDecision, type LogStorage } from './decisionLog';

export interface CategoryConsentOptions {
  /** The store of yes and no, whose cookie and policy stay what they are; it writes the cookie of the choice beside it. */
  store: ConsentStore;
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
