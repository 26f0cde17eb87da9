/** The words of a search; of a whole letter the first ones, because each costs a walk through the rows. */
export const searchWords = (search: string, max: number): string[] =>
  search.trim().split(/\s+/).filter(Boolean).slice(0, max);
