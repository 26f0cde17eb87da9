/** The maximum number of names in a message of a field. */
const maxNames = 8;

/** The names of the parts that were removed from a text, as a list. */
export const listRemoved = (names: readonly string[]): string =>
  [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
