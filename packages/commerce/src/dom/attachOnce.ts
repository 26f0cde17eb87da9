/**
 * Runs an attach function at most once for an element, also across copies of this package: a second call gets the undo
 * of the first, instead of a second set of listeners that puts everything into the cart twice.
 */
export function attachOnce(element: Element, kind: string, attach: () => () => void): () => void {
  const key = Symbol.for(`plinth.attached.${kind}`);
  const owner = element as unknown as Record<symbol, (() => void) | undefined>;
  const before = owner[key];
  if (before) return before;
  const detach = attach();
  const undo = (): void => {
    if (owner[key] !== undo) return;
    delete owner[key];
    detach();
  };
  return (owner[key] = undo);
}
