/** More names than these are too many for one field. */
const maxNames = 8;

/** Names of the parts that were removed from a text, as one text. */
export const listRemoved = (names: readonly string[]): string =>
  [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
