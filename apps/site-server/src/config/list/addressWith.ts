/** An address with a query, where there is one: from a row back to the list as it was searched. */
export const addressWith = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

/** The last action, as addresses tell it: it belongs to the page that says so, and to no other. */
const notices = ['deleted', 'done', 'moved', 'move'] as const;

/** The list's own query; the subject of a notice is no part of it. */
export function listQuery({ searchParams }: Pick<URL, 'searchParams'>): URLSearchParams {
  const query = new URLSearchParams(searchParams);
  for (const name of notices) query.delete(name);
  return query;
}
