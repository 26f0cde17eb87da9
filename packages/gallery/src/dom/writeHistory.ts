/**
 * Writes the browser's history if possible. It throws in a frame without an address, and beyond
 * Safari's limit of calls (https://webkit.org/b/156115); then the visitor's action continues
 * without it.
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
