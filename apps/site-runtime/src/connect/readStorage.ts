/** Reading `localStorage` or a cookie throws where the browser denies storage: then there is none. */
export function readStorage<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
