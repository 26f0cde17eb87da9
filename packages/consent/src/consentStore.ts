import type { CookiePort } from './cookiePort';
import type { CookieSettings } from './cookieSettings';
import {
  decisionCookie,
  readDecision,
  type Decision,
  type DecisionCookieOptions,
} from './decision';
import { whatMayRun, type ConsentKind, type Permissions } from './whatMayRun';

/** Tells a decision to the visitor's other tabs. */
export interface DecisionBroadcast {
  post(decision: Decision): void;
  /** @returns stops listening */
  listen(hear: (decision: Decision) => void): () => void;
}

export interface ConsentStoreOptions {
  settings: CookieSettings | null | undefined;
  cookies: CookiePort;
  /** `navigator.globalPrivacyControl`. @default false */
  globalPrivacyControl?: boolean | undefined;
  /** How the cookie is written. @default { isSecure: false } */
  cookie?: DecisionCookieOptions | undefined;
  /** Lets the server set the cookie too, so that it lasts 30 days in every browser; its failure changes nothing. */
  saveDecision?: ((decision: Decision) => unknown) | undefined;
  broadcast?: DecisionBroadcast | undefined;
}

export interface ConsentChange {
  decision: Decision;
  previous: Decision;
  permissions: Permissions;
}

export interface DecideOptions {
  /**
   * Runs the subscribers. The decision itself is stored at once; what follows from it may wait for the next paint,
   * so that the banner disappears without a delay. @default at once
   */
  schedule?: ((notify: () => void) => void) | undefined;
}

export interface ConsentStore {
  readonly settings: CookieSettings;
  decision(): Decision;
  permissions(): Permissions;
  /** Whether a kind of work may run now. */
  mayRun(kind: ConsentKind): boolean;
  accept(options?: DecideOptions): void;
  decline(options?: DecideOptions): void;
  /** Forgets the decision. */
  reset(options?: DecideOptions): void;
  /** Reads the cookie again: another tab or the server may have changed it. */
  refresh(): void;
  /** Calls back on every change of the decision. @returns stops it */
  subscribe(hear: (change: ConsentChange) => void): () => void;
  /** Runs once as soon as a kind of work may run, perhaps at once. @returns gives up waiting */
  whenAllowed(kind: ConsentKind, run: () => void): () => void;
  /** Ends the connection to other tabs. */
  destroy(): void;
}

/** Holds the visitor's decision of one page and answers what may run [CNS-3, CNS-6, CNS-7]. */
export function createConsentStore(options: ConsentStoreOptions): ConsentStore {
  const settings = options.settings ?? {};
  const { cookies, broadcast, globalPrivacyControl } = options;
  const listeners = new Set<(change: ConsentChange) => void>();
  let decision = read();
  // Where cookies are refused the decision lives in memory, and reading again must not lose it.
  let isStored = true;
  const stopListening = broadcast?.listen((heard) => change(heard));

  function read(): Decision {
    // A sandboxed frame throws on document.cookie.
    return attempt(() => readDecision(cookies.read())) ?? 'none';
  }

  function permissions(): Permissions {
    return whatMayRun({ settings, decision, globalPrivacyControl });
  }

  function change(next: Decision, schedule?: DecideOptions['schedule']): void {
    const previous = decision;
    if (next === previous) return;
    decision = next;
    const notify = () => {
      const told = { decision: next, previous, permissions: permissions() };
      for (const listener of [...listeners]) {
        try {
          listener(told);
        } catch (error) {
          // One listener's failure is no reason for the others not to hear of a withdrawal.
          reportLater(error);
        }
      }
    };
    if (schedule) schedule(notify);
    else notify();
  }

  function decide(next: Decision, { schedule }: DecideOptions = {}): void {
    // Without cookies the decision holds for this page.
    attempt(() => cookies.write(decisionCookie(next, options.cookie)));
    isStored = read() === next;
    change(next, schedule);
    attempt(() => broadcast?.post(next));
    attempt(() => options.saveDecision?.(next));
  }

  return {
    settings,
    decision: () => decision,
    permissions,
    mayRun: (kind) => permissions()[kind],
    accept: (how) => decide('accepted', how),
    decline: (how) => decide('declined', how),
    reset: (how) => decide('none', how),
    refresh() {
      if (isStored) change(read());
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    whenAllowed(kind, run) {
      if (permissions()[kind]) {
        run();
        return () => {};
      }
      const hear = (told: ConsentChange) => {
        if (!told.permissions[kind]) return;
        listeners.delete(hear);
        run();
      };
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    destroy() {
      listeners.clear();
      stopListening?.();
    },
  };
}

/** A port's failure, thrown or rejected, stays with the port. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    const result = run();
    if (result instanceof Promise) result.catch(() => {});
    return result;
  } catch {
    // Nothing that the visitor or the page could do about it.
    return undefined;
  }
}

/** Shows a listener's error to the page's error reporter without stopping this run. */
function reportLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
