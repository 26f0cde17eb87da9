/**
 * The storage of this tab (`sessionStorage`), or the one that all tabs share; `undefined` where the browser blocks it.
 */
export function storageOrNone(name: 'sessionStorage' | 'localStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
