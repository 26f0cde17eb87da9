import type { GalleryData } from '../designs/galleryData';

/** A gallery in the markup of older published pages. */
export interface LegacyGallery {
  element: HTMLElement;
  list: HTMLElement;
  slides: HTMLElement[];
  /** The columns or rows into which an older script has divided the slides. */
  groups?: HTMLElement[] | undefined;
  controls: HTMLElement | null;
  /** The buttons, if they have no container of their own. */
  buttons?: { previous: HTMLElement; next: HTMLElement } | undefined;
  thumbnails: HTMLElement | null;
  /** Columns on a wide page, if the markup has a number; a phone shows as many as fit. */
  columns?: number;
  /**
   * Whether a slide contains more than a picture and its caption: then the picture is behind or
   * above that content.
   */
  hasOwnText?: boolean;
  data: GalleryData;
}

/** The root itself, or the first match inside. */
export const within = (root: Element, selector: string): HTMLElement | null =>
  root.matches(selector) ? (root as HTMLElement) : root.querySelector<HTMLElement>(selector);
