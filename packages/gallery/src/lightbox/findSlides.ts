const gallerySlides =
  '.pl-gallery-slide, .sqs-gallery > .slide, .sqs-gallery > .image-wrapper, .sqs-gallery > img, .gallery-grid-item, .summary-item';

/** The elements that open the lightbox: the slides of a gallery, or every picture of another block. */
export function findSlides(root: Element, selector?: string): HTMLElement[] {
  const slides = [...root.querySelectorAll<HTMLElement>(selector ?? gallerySlides)];
  if (selector) return slides;
  // Checked once for all: few galleries contain another in a slide.
  if (root.querySelector(`:is(${gallerySlides}) :is(${gallerySlides})`))
    return slides.filter((slide) => {
      const around = slide.parentElement?.closest(gallerySlides);
      return !around || !root.contains(around);
    });
  if (slides.length > 0) return slides;
  return [...root.querySelectorAll<HTMLElement>('img')];
}
