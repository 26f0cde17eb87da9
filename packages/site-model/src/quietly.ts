/**
 * Runs a task whose failure a visitor must never notice, such as storage or a tracker, and drops every error and
 * rejection of it.
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
