/** The storage of this tab; `undefined` where the browser blocks it. */
export function storageOrNone(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
