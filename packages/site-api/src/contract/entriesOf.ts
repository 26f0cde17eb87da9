import { reportLimits } from '@plinth/site-model';
import * as v from 'valibot';

/** An entry of a list that was left out. */
export interface RefusedEntry {
  /** Its place in the list, from 0. */
  at: number;
  /** The wrong field, and its error. */
  error: string;
}

/** A list whose good entries count, whatever stands beside them. */
export interface ReceivedEntries<Entry> {
  entries: Entry[];
  refused: RefusedEntry[];
}

/**
 * A list of reports: each entry is checked by itself, because one that does not fit must not take the others with it.
 * A list without a single good entry is refused.
 */
export function entriesOf<const Schema extends v.GenericSchema>(entry: Schema) {
  return v.pipe(
    v.array(v.unknown() as v.GenericSchema<v.InferInput<Schema>, unknown>),
    v.nonEmpty(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const received = readEntries(entry, dataset.value);
      if (received.entries.length > 0) return received;
      addIssue({ message: received.refused[0]!.error });
      return NEVER;
    }),
  );
}

/** The good entries of a list, and why the others are none. */
export function readEntries<const Schema extends v.GenericSchema>(
  entry: Schema,
  list: readonly unknown[],
): ReceivedEntries<v.InferOutput<Schema>> {
  const received: ReceivedEntries<v.InferOutput<Schema>> = { entries: [], refused: [] };
  list.slice(0, reportLimits.entries).forEach((value, at) => {
    const { success, output, issues } = v.safeParse(entry, value);
    if (success) received.entries.push(output);
    else received.refused.push({ at, error: describeIssue(issues[0]) });
  });
  if (list.length > reportLimits.entries) {
    const error = `Expected at most ${reportLimits.entries} entries; this one and the later ones were left out`;
    received.refused.push({ at: reportLimits.entries, error });
  }
  return received;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return field ? `${field}: ${issue.message}` : issue.message;
}
