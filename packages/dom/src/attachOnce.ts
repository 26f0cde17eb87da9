/**
 * Attaches behaviour to an element at most once for each kind, across copies of the package that calls it ([DOM-1]): a
 * second call gets the undo of the first, instead of a second set of listeners that does everything twice.
 *
 * @param kind names the behaviour, such as `accordion`
 * @param attach adds the behaviour and returns its undo
 * @returns the undo; after it the element can be attached anew
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
  // A registered symbol is the same one in every copy.
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
