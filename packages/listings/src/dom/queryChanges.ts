/** A query parameter with its new values; an empty list removes it. */
export type QueryChange = readonly [name: string, values: readonly string[]];

/** The changes that turn one query into another. */
export function queryChanges(from: string, to: string): QueryChange[] {
  const [before, after] = [new URLSearchParams(from), new URLSearchParams(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => [name, after.getAll(name)] as const)
    .filter(([name, values]) => JSON.stringify(values) !== JSON.stringify(before.getAll(name)));
}

/** The query with these changes and its `?`; empty if no parameter is left. */
export function withChanges(search: string, changes: readonly QueryChange[]): string {
  const query = new URLSearchParams(search);
  for (const [name, values] of changes) {
    query.delete(name);
    for (const value of values) query.append(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
