import { parseQuery } from '@plinth/site-model/query-string';
import { kindOf } from './fieldKinds';
import type { FormField } from './formSchema';
import { setOwnValue } from './ownValue';

/**
 * Values of hidden fields from the page's query string, by their names; fields that are not in it
 * are left out ([FRM-2]).
 */
export function queryValues(fields: readonly FormField[], query: string): Record<string, string> {
  const parameters = parseQuery(query);
  const found: Record<string, string> = {};
  for (const { type, id, key, title } of fields) {
    // The first parameter of a name counts.
    const value = parameters.get(key ?? title)?.[0];
    if (kindOf(type).control === 'hidden' && value !== undefined) setOwnValue(found, id, value);
  }
  return found;
}
