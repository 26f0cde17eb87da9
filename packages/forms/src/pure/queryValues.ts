import { parseQuery } from '@plinth/site-model';
import type { FormField } from './formSchema';
import { setOwnValue } from './ownValue';

/** Values of hidden fields from the page's query string, by their names; a field that it does not name is left out (FRM-2). */
export function queryValues(fields: readonly FormField[], query: string): Record<string, string> {
  const parameters = parseQuery(query);
  const found: Record<string, string> = {};
  for (const { type, id, key, title } of fields) {
    const value = parameters.get(key ?? title)?.[0];
    if (type === 'hidden' && value !== undefined) setOwnValue(found, id, value);
  }
  return found;
}
