/** Runs tracking work: whatever goes wrong in it stays in it [TRK-7]. A broken tracker must not break a link. */
export function quietly<Result>(run: () => Result): Result | undefined {
  try {
    const result = run();
    if (result instanceof Promise) result.catch(() => {});
    return result;
  } catch {
    return undefined;
  }
}
