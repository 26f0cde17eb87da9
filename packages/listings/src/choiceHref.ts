import type { SummaryChoice } from './summaryState';

const choiceNames = [
  'category',
  'tag',
  'author',
  'month',
  'when',
  'sort',
  'page',
] as const satisfies readonly (keyof SummaryChoice)[];

/** The address of a list in another state, without the `undefined` parts. */
export function choiceHref(choice: SummaryChoice, prefix: string): string {
  const query = new URLSearchParams();
  for (const name of choiceNames) {
    const value = choice[name];
    if (value) query.set(prefix + name, value);
  }
  return `?${query.toString()}`;
}

/** Reads the choice from the query of an address. */
export function readChoice(query: URLSearchParams, prefix: string): SummaryChoice {
  return Object.fromEntries(
    choiceNames.map((name) => [name, query.get(prefix + name) ?? undefined]),
  );
}
