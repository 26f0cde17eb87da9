/** More names than these nobody reads at one field. */
const maxNames = 8;

/** Names of what was removed from a text, as one text. */
export const listRemoved = (names: readonly string[]): string =>
  [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
