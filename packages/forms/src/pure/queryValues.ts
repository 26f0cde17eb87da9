import type { FormField } from './formSchema';

/** Hidden fields take their value from the page's query string by their name, else their default (FRM-2). */
export function queryValues(fields: readonly FormField[], query: string): Record<string, string> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    fields
      .filter(({ type }) => type === 'hidden')
      .map(({ id, key, title, value = '' }) => [id, parameters.get(key ?? title) ?? value]),
  );
}
