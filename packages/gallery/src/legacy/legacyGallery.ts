import type { GalleryData } from '../designs/galleryData';

/** A gallery as older generations of published pages write it. */
export interface LegacyGallery {
  element: HTMLElement;
  list: HTMLElement;
  slides: HTMLElement[];
  controls: HTMLElement | null;
  /** The buttons where no element of their own holds them. */
  buttons?: { previous: HTMLElement; next: HTMLElement } | undefined;
  thumbnails: HTMLElement | null;
  /** Columns on a wide page, where the markup says how many; a phone shows as many as have room. */
  columns?: number;
  /** Whether a slide holds more than a picture and its caption: then the picture lies behind it, or above it. */
  hasOwnText?: boolean;
  data: GalleryData;
}

/** The root itself or what it holds. */
export const within = (root: Element, selector: string): HTMLElement | null =>
  root.matches(selector) ? (root as HTMLElement) : root.querySelector<HTMLElement>(selector);
