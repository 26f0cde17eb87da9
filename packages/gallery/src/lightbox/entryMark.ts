/**
 * The mark of the lightbox that the history's entry belongs to; it outlives the document. A frame that has no history
 * of its own has none.
 */
export function entryMark(): number | undefined {
  try {
    return (history.state as { plinthLightbox?: number } | null)?.plinthLightbox;
  } catch {
    return undefined;
  }
}
