import { kindOf } from './fieldKinds';
import type { FormField } from './formSchema';
import { setOwnValue } from './ownValue';

/** Maximum number of parameters that are read from a query. */
const maxEntries = 1000;

/**
 * Values of hidden fields from the page's query string, by their names; fields that are not in it
 * are left out ([FRM-2]).
 */
export function queryValues(fields: readonly FormField[], query: string): Record<string, string> {
  const entries = [...new URLSearchParams(query)].slice(0, maxEntries);
  // The first parameter of a name counts.
  const parameters = new Map(entries.reverse());
  const found: Record<string, string> = {};
  for (const { type, id, key, title } of fields) {
    const value = parameters.get(key ?? title);
    if (kindOf(type).control === 'hidden' && value !== undefined) setOwnValue(found, id, value);
  }
  return found;
}
