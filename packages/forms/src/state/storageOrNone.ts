/**
 * The storage of this tab (`sessionStorage`), or the storage that all tabs share; `undefined` if
 * the browser blocks it.
 */
export function storageOrNone(name: 'sessionStorage' | 'localStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
