/** The first words of a search: each costs a scan of the rows. */
export const searchWords = (search: string, max: number): string[] =>
  search.trim().split(/\s+/).filter(Boolean).slice(0, max);
