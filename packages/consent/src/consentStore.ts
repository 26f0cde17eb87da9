import { createConsentState, type ConsentState, type ConsentStateOptions } from './consentState';
import { createDecisions, type DecisionPorts, type Decisions } from './decisions';

export type ConsentStoreOptions = ConsentStateOptions & DecisionPorts;
export type ConsentStore = ConsentState & Decisions;

/**
 * Holds the visitor's decision for one page, changes it, and has the resulting permissions [CNS-3],
 * [CNS-6], [CNS-7].
 *
 * @example
 * ```ts
 * import { createConsentStore } from '@plinth/consent';
 *
 * const store = createConsentStore({
 *   settings: { isCookieBannerEnabled: true },
 *   cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
 *   saveDecision: (decision) => navigator.sendBeacon('/consent', decision),
 * });
 * ```
 */
export function createConsentStore(options: ConsentStoreOptions): ConsentStore {
  const state = createConsentState(options);
  return { ...state, ...createDecisions(state, options) };
}
