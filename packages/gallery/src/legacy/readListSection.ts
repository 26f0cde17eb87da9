import { readGalleryData } from '../designs/galleryData';
import { findButtons } from './findButtons';
import { readProps } from './readProps';
import { type LegacyGallery, within } from './legacyGallery';

/** The controllers of list sections that show items in turn, and their designs. */
const listDesigns: Readonly<Record<string, string>> = {
  UserItemsListCarousel: 'carousel',
  UserItemsListBannerSlideshow: 'slideshow',
};

/** Each child of the one list is an item with texts, links and pictures, whatever its class. */
export function readListSection(root: Element): LegacyGallery | undefined {
  const element = within(root, '[data-controller^="UserItemsList"]');
  const design = listDesigns[element?.dataset['controller'] ?? ''];
  const list = element?.querySelector<HTMLElement>('.list-item, li')?.parentElement;
  if (!element || !design || !list) return undefined;
  const { dataset } = element;
  const props = readProps(dataset['props']);
  const setting = (name: string): unknown => props[name] ?? dataset[name];
  return {
    element,
    list,
    slides: [...list.children].filter((child): child is HTMLElement =>
      child.matches('li, .list-item'),
    ),
    ...findButtons(element, list),
    thumbnails: null,
    hasOwnText: true,
    data: {
      ...readGalleryData({
        design,
        slidesPerRow: setting('numColumns') ?? 3,
        autoplay: setting('autoplay'),
      }),
      showMeta: false,
      lightbox: false,
      autoCrop: true,
    },
  };
}
