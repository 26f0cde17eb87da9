/** The mark of the lightbox that the history's entry belongs to; it outlives the document. */
export const entryMark = (): number | undefined =>
  (history.state as { plinthLightbox?: number } | null)?.plinthLightbox;
