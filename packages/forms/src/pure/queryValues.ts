import type { FormField } from './formSchema';
import { setOwnValue } from './ownValue';

/** What the page's query string says about hidden fields, by their names; one that it does not name is left out (FRM-2). */
export function queryValues(fields: readonly FormField[], query: string): Record<string, string> {
  const parameters = new URLSearchParams(query);
  const found: Record<string, string> = {};
  for (const { type, id, key, title } of fields) {
    const value = parameters.get(key ?? title);
    if (type === 'hidden' && value !== null) setOwnValue(found, id, value);
  }
  return found;
}
