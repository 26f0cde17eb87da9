import { ignoreErrors } from '@plinth/site-model';
import { choiceOf, namesOf, type CategoryChoice, type ConsentCategory } from './consentCategory';

/** One decision of the visitor, as it is kept and handed over. */
export interface LoggedDecision {
  /** When it was made, in ISO 8601. */
  at: string;
  /** The categories that were agreed to; none for a decline. */
  categories: readonly ConsentCategory[];
  /** The version of the text that the visitor saw. */
  version?: string | undefined;
}

/** The place of the log: `localStorage`, or something like it. */
export type LogStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The key under which the log is stored. */
export const decisionLogKey = 'pl_consentLog';
/** More than anybody decides in the life of a cookie; the oldest go first. */
const maxDecisions = 20;

/** Reads the log, the oldest decision first; entries that cannot be read are left out. */
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

/** Adds a decision and answers with it. A storage that is full or denied keeps none, which changes nothing else. */
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
