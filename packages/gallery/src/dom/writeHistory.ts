/**
 * Writes the browser's history where the browser lets it: in a frame without an address, and past the number of calls
 * that Safari allows in a time, it throws (https://webkit.org/b/156115). The visitor's action goes on without it.
 * @returns whether it was written
 */
export function writeHistory(
  kind: 'pushState' | 'replaceState',
  state: unknown,
  address?: URL,
): boolean {
  try {
    history[kind](state, '', address);
    return true;
  } catch {
    return false;
  }
}
