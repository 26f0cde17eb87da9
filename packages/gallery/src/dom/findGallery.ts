import type { GalleryParts } from './galleryParts';

/** Finds the parts of the gallery in or at an element; `undefined` where there is none. */
export function findGallery(root: Element): GalleryParts | undefined {
  const list = root.querySelector<HTMLElement>('.pl-gallery-slides');
  const element = list?.closest<HTMLElement>('.pl-gallery');
  if (!list || !element) return undefined;
  const find = (name: string) => element.querySelector<HTMLElement>(`.pl-gallery-${name}`);
  // On published pages the thumbnails follow the gallery's element.
  const beside = element.parentElement?.querySelector<HTMLElement>(
    ':scope > .pl-gallery-thumbnails',
  );
  const thumbnailStrip = find('thumbnails') ?? beside ?? null;
  const { design } = element.dataset;
  const isElement = (child: Element): child is HTMLElement => child.localName !== 'noscript';
  return {
    element,
    list,
    slides: [...list.children].filter((child): child is HTMLElement =>
      child.classList.contains('pl-gallery-slide'),
    ),
    controls: find('controls'),
    previous: find('previous'),
    next: find('next'),
    pause: find('pause'),
    thumbnailStrip,
    thumbnails: [...(thumbnailStrip?.children ?? [])].filter(isElement),
    data: design === undefined ? {} : { design },
  };
}
