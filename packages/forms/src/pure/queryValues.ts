import type { FormField } from './formSchema';

/** What the page's query string says about hidden fields, by their names; one that it does not name is left out (FRM-2). */
export function queryValues(fields: readonly FormField[], query: string): Record<string, string> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    fields
      .filter(({ type }) => type === 'hidden')
      .flatMap(({ id, key, title }) => {
        const value = parameters.get(key ?? title);
        return value === null ? [] : [[id, value]];
      }),
  );
}
