import { reportLimits } from '@plinth/site-model';
import * as v from 'valibot';

/** An entry of a list that was left out. */
export interface RefusedEntry {
  /** Its index in the list, from 0. */
  at: number;
  /** The wrong field, and its error. */
  error: string;
}

/** A list of which only the valid entries are kept. */
export interface ReceivedEntries<Entry> {
  entries: Entry[];
  refused: RefusedEntry[];
}

/**
 * A list of reports. Each entry is checked separately, because one invalid entry must not cost the
 * others. A list without a valid entry is refused.
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

/** The valid entries of a list, and why the others were refused. */
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
