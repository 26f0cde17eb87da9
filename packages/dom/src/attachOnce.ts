/**
 * Attaches behaviour to an element at most once for each kind, across copies of the package that
 * calls it ([DOM-1]): a second call returns the undo of the first instead of adding a second set of
 * listeners.
 *
 * @param kind names the behaviour, such as `accordion`
 * @param attach adds the behaviour and returns its undo
 * @returns the undo; after it the behaviour can be attached again
 *
 * @example
 * ```ts
 * import { attachOnce } from '@plinth/dom';
 *
 * export function attachCounter(element: HTMLElement): () => void {
 *   return attachOnce(element, 'counter', () => {
 *     const attached = new AbortController();
 *     element.addEventListener('click', () => element.append('|'), { signal: attached.signal });
 *     return () => attached.abort();
 *   });
 * }
 * ```
 */
export function attachOnce(element: Element, kind: string, attach: () => () => void): () => void {
  // A registered symbol is the same in every copy.
  const key = Symbol.for(`plinth.attached.${kind}`);
  const owner = element as unknown as Record<symbol, (() => void) | undefined>;
  const attached = owner[key];
  if (attached) return attached;
  const detach = attach();
  const undo = (): void => {
    if (owner[key] !== undo) return;
    delete owner[key];
    detach();
  };
  return (owner[key] = undo);
}
