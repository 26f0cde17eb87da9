/**
 * The mark of the lightbox to which the current history entry belongs; it survives a reload. A
 * frame without a history has none.
 */
export function entryMark(): number | undefined {
  try {
    return (history.state as { plinthLightbox?: number } | null)?.plinthLightbox;
  } catch {
    return undefined;
  }
}
