/** Whether the history stands at the entry with this mark of a lightbox. */
export const isAtLightbox = (mark: number): boolean =>
  (history.state as { plinthLightbox?: number } | null)?.plinthLightbox === mark;
