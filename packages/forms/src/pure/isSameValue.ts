/** Whether two values of a field are the same: lists are read anew each time. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
