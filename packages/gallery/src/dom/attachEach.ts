/**
 * Attaches one part after the other and gives the undo of all, the last first. Where a part throws, those before it are
 * taken back: a gallery is attached as a whole or not at all.
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
