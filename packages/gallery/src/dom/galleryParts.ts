import type { GalleryData } from '../designs/galleryData';

/** The elements of a gallery, in our markup or legacy markup. */
export interface GalleryParts {
  /** The element with `.pl-gallery` and the gallery's state. */
  readonly element: HTMLElement;
  /** The element that contains the slides. */
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly controls: HTMLElement | null;
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly pause: HTMLElement | null;
  readonly thumbnailStrip: HTMLElement | null;
  readonly thumbnails: readonly HTMLElement[];
  readonly dots: HTMLElement | null;
  readonly progress: HTMLElement | null;
  /** The settings in the markup, used if none are given. */
  readonly data: GalleryData;
}

/** The picture of a slide, which may be the slide itself. */
export function slideImage(slide: Element | undefined): HTMLImageElement | null {
  if (!slide) return null;
  if (slide instanceof HTMLImageElement) return slide;
  const image = slide.querySelector('img');
  // Pictures of an inner gallery in the slide belong to that gallery.
  const gallery = image?.closest('.pl-gallery');
  return gallery && gallery !== slide && slide.contains(gallery) ? null : image;
}
