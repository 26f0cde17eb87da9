/**
 * Whether two values of a field are equal; lists are compared by content, because each reading
 * creates a new list.
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
