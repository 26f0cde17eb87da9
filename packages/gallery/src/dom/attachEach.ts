/**
 * Attaches several parts in order and returns the undo of all, last part first. If a part throws,
 * the earlier parts are undone, so that a gallery is attached completely or not at all.
 */
export function attachEach(parts: readonly (() => () => void)[]): () => void {
  const undos: (() => void)[] = [];
  const undoAll = () => {
    for (const undo of undos.splice(0).reverse()) undo();
  };
  try {
    for (const attach of parts) undos.push(attach());
  } catch (error) {
    undoAll();
    throw error;
  }
  return undoAll;
}
