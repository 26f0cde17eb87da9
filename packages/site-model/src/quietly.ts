/**
 * Runs what a visitor must never notice failing, such as storage or a tracker: whatever it throws or rejects with stays
 * in it.
 *
 * @returns its result; `undefined` where it threw
 */
export function quietly<Result>(run: () => Result): Result | undefined {
  try {
    const result = run();
    if (result instanceof Promise) result.catch(() => {});
    return result;
  } catch {
    return undefined;
  }
}
