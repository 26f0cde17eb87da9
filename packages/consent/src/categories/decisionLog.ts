import { ignoreErrors } from '@plinth/site-model';
import { choiceOf, namesOf, type CategoryChoice, type ConsentCategory } from './consentCategory';

/** One decision of the visitor, as it is logged and passed on. */
export interface LoggedDecision {
  /** The time of the decision, in ISO 8601. */
  at: string;
  /** The consented categories; none for a decline. */
  categories: readonly ConsentCategory[];
  /** The version of the text that the visitor saw. */
  version?: string | undefined;
}

/** The storage of the log: `localStorage`, or a similar object. */
export type LogStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The key under which the log is stored. */
export const decisionLogKey = 'pl_consentLog';
/**
 * More decisions than a visitor makes in the lifetime of the cookie; the oldest are removed first.
 */
const maxDecisions = 20;

/** Reads the log, oldest decision first; unreadable entries are skipped. */
export function readDecisionLog(storage: Pick<Storage, 'getItem'> | undefined): LoggedDecision[] {
  const stored = ignoreErrors(
    () => JSON.parse(storage?.getItem(decisionLogKey) ?? '[]') as unknown,
  );
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: Partial<LoggedDecision> | null) => {
    if (!entry || typeof entry.at !== 'string' || Number.isNaN(Date.parse(entry.at))) return [];
    const { at, categories, version } = entry;
    const names = namesOf(choiceOf(Array.isArray(categories) ? categories : []));
    return [{ at, categories: names, ...(typeof version === 'string' && { version }) }];
  });
}

/** Adds a decision and returns it. A full or denied storage keeps none, without other effects. */
export function logDecision(
  storage: LogStorage | undefined,
  decision: { choice: CategoryChoice; at: number; version?: string | undefined },
): LoggedDecision {
  const { choice, at, version } = decision;
  const entry: LoggedDecision = {
    at: new Date(at).toISOString(),
    categories: namesOf(choice),
    ...(version !== undefined && { version }),
  };
  const kept = [...readDecisionLog(storage), entry].slice(-maxDecisions);
  ignoreErrors(() => storage?.setItem(decisionLogKey, JSON.stringify(kept)));
  return entry;
}
