import type { GalleryData } from '../designs/galleryData';
import { adoptMarkup } from './adoptMarkup';
import type { GalleryParts } from './galleryParts';

/**
 * Finds the gallery in or at an element: our own markup, or that of published pages ([GAL-5]).
 * @throws Error when there is none
 */
export function findGallery(root: Element, data?: GalleryData): GalleryParts {
  const element = root.matches('.pl-gallery') ? root : root.querySelector('.pl-gallery');
  const parts =
    element instanceof HTMLElement && element.querySelector('.pl-gallery-slides')
      ? ownParts(element)
      : adoptMarkup(root, data);
  if (!parts) {
    throw new Error(
      'No gallery container was found, so nothing was attached. Pass the gallery’s element or one that holds it.',
    );
  }
  return parts;
}

function ownParts(element: HTMLElement): GalleryParts {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  const list = find('.pl-gallery-slides')!;
  const thumbnailStrip = find('.pl-gallery-thumbnails');
  const design = element.dataset['design'];
  return {
    element,
    list,
    slides: [...list.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child.classList.contains('pl-gallery-slide'),
    ),
    controls: find('.pl-gallery-controls'),
    previous: find('.pl-gallery-previous'),
    next: find('.pl-gallery-next'),
    pause: find('.pl-gallery-pause'),
    thumbnailStrip,
    thumbnails: [...(thumbnailStrip?.children ?? [])] as HTMLElement[],
    data: design === undefined ? {} : { design },
    adopted: false,
    restore: () => {},
  };
}
