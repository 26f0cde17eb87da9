import { readGalleryData } from '../designs/galleryData';
import { readProps } from './readProps';
import { type LegacyGallery, within } from './legacyGallery';

/** The controllers of list sections whose items take turns, and the designs that show them so. */
const listDesigns: Readonly<Record<string, string>> = {
  UserItemsListCarousel: 'carousel',
  UserItemsListBannerSlideshow: 'slideshow',
};

/** Items of texts, links and pictures: whatever its class, each is an item of the one list. */
export function readListSection(root: Element): LegacyGallery | undefined {
  const element = within(root, '[data-controller^="UserItemsList"]');
  const design = listDesigns[element?.dataset['controller'] ?? ''];
  const list = element?.querySelector<HTMLElement>('.list-item, li')?.parentElement;
  if (!element || !design || !list) return undefined;
  const { dataset } = element;
  const props = readProps(dataset['props']);
  const setting = (name: string): unknown => props[name] ?? dataset[name];
  const [before, after] = [
    buttonOf(element, 'previous', 'left'),
    buttonOf(element, 'next', 'right'),
  ];
  return {
    element,
    list,
    slides: [...list.children].filter((child): child is HTMLElement =>
      child.matches('li, .list-item'),
    ),
    controls: before && after ? commonParent(before, after) : null,
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

const buttonOf = (element: Element, ...names: string[]) =>
  element.querySelector<HTMLElement>(
    names
      .flatMap((name) => [
        `button[aria-label^="${name}" i]`,
        `button[class*="--${name}"]`,
        `[role=button][class*="--${name}"]`,
      ])
      .join(),
  );

function commonParent(one: HTMLElement, other: HTMLElement): HTMLElement | null {
  let parent = one.parentElement;
  while (parent && !parent.contains(other)) parent = parent.parentElement;
  return parent;
}
