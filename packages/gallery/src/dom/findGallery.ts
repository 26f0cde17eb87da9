import type { GalleryParts } from './galleryParts';

/** Finds the parts of the gallery in or at an element; `undefined` if there is none. */
export function findGallery(root: Element): GalleryParts | undefined {
  const list = root.querySelector<HTMLElement>('.pl-gallery-slides');
  const element = list?.closest<HTMLElement>('.pl-gallery');
  if (!list || !element) return undefined;
  // A slide may contain another gallery, with its own parts.
  const find = (name: string) =>
    [...element.querySelectorAll<HTMLElement>(`.pl-gallery-${name}`)].find(
      (part) => !list.contains(part),
    ) ?? null;
  // On published pages the thumbnails follow the gallery's element, before the next gallery.
  let beside = element.nextElementSibling as HTMLElement | null;
  while (beside && !beside.matches('.pl-gallery-thumbnails, .pl-gallery'))
    beside = beside.nextElementSibling as HTMLElement | null;
  if (!beside?.matches('.pl-gallery-thumbnails')) beside = null;
  const thumbnailStrip = find('thumbnails') ?? beside;
  const { design } = element.dataset;
  const isElement = (child: Element): child is HTMLElement => child.localName !== 'noscript';
  return {
    element,
    list,
    slides: slidesOf(list),
    controls: find('controls'),
    previous: find('previous'),
    next: find('next'),
    pause: find('pause'),
    thumbnailStrip,
    thumbnails: [...(thumbnailStrip?.children ?? [])].filter(isElement),
    dots: find('dots'),
    progress: find('progress'),
    data: design === undefined ? {} : { design },
  };
}

/**
 * Walks from sibling to sibling: a collection of thousands of children takes five times as long.
 */
function slidesOf(list: HTMLElement): HTMLElement[] {
  const slides: HTMLElement[] = [];
  for (let child = list.firstElementChild; child; child = child.nextElementSibling)
    if (child.classList.contains('pl-gallery-slide')) slides.push(child as HTMLElement);
  return slides;
}
