import type { Lightbox } from './lightboxOptions';

/** The state that a visitor keeps while a gallery is attached anew for other items or settings: slide, pause and open lightbox. */
export interface GallerySession {
  /** The slide that was shown, by its id where it has one. */
  slide?: { id: string | undefined; index: number } | undefined;
  /** Whether the visitor has pressed pause. */
  isPaused?: boolean | undefined;
  /** The lightbox that is open, with the mark of its entry in the history. */
  lightbox?: { open: Lightbox; mark: number } | undefined;
  /** Whether what is undone now is attached again at once. */
  isRenewing: boolean;
}

/** An option between the parts of this package. */
export interface SessionOption {
  session?: GallerySession | undefined;
}

/** The index that the slide of a session has among other slides; `undefined` where nothing was shown yet. */
export function sessionIndex(
  { slide }: GallerySession,
  slides: readonly HTMLElement[],
): number | undefined {
  if (!slide) return undefined;
  const found = slides.findIndex(({ dataset }) => slide.id && dataset['slideId'] === slide.id);
  return found >= 0 ? found : Math.min(slide.index, slides.length - 1);
}
