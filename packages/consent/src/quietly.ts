/** Runs a port: its failure, thrown or rejected, stays with the port, for neither the visitor nor the page can mend it. */
export function quietly<Result>(run: () => Result): Result | undefined {
  try {
    const result = run();
    if (result instanceof Promise) result.catch(() => {});
    return result;
  } catch {
    return undefined;
  }
}
