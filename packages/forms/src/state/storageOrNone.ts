/** The storage of this tab; `undefined` where the browser blocks it. */
export function storageOrNone(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The storage that all tabs share; `undefined` where the browser blocks it. */
export function sharedStorageOrNone(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
