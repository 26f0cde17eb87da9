import type { Lightbox } from './lightboxOptions';

/**
 * The state that a visitor keeps while a gallery is attached again for other items or settings:
 * slide, pause and open lightbox.
 */
export interface GallerySession {
  /** The current slide, by its id if it has one. */
  slide?: { id: string | undefined; index: number } | undefined;
  /** Whether the visitor has pressed pause. */
  isPaused?: boolean | undefined;
  /** The open lightbox, with the mark of its history entry. */
  lightbox?: { open: Lightbox; mark: number } | undefined;
  /** Whether the gallery is attached again right after the undo. */
  isRenewing: boolean;
}

/** An internal option for the parts of this package. */
export interface SessionOption {
  session?: GallerySession | undefined;
}

/** The index of a session's slide among other slides; `undefined` if no slide was shown yet. */
export function sessionIndex(
  { slide }: GallerySession,
  slides: readonly HTMLElement[],
): number | undefined {
  if (!slide) return undefined;
  const found = slides.findIndex(({ dataset }) => slide.id && dataset['slideId'] === slide.id);
  return found >= 0 ? found : Math.min(slide.index, slides.length - 1);
}
