/**
 * Runs a task whose failure a visitor must never notice, such as storage or a tracker, and ignores every error and
 * rejection of it.
 *
 * @returns its result; `undefined` where it threw
 */
export function ignoreErrors<Result>(run: () => Result): Result | undefined {
  try {
    const result = run();
    if (result instanceof Promise) result.catch(() => {});
    return result;
  } catch {
    return undefined;
  }
}
