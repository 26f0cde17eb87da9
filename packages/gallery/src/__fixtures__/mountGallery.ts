import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import '../gallery.css';
import '../lightbox.css';
import type { GalleryOptions } from '../dom/galleryOptions';
import { attachGallery } from '../block/attachGallery';
import { Gallery, type GalleryProps } from '../react/Gallery';

export interface MountedGallery {
  element: HTMLElement;
  list: HTMLElement;
  slides: HTMLElement[];
  undo: () => void;
}

/** Inserts the server's HTML of a gallery into the page and attaches its behaviour. */
export function mountGallery(
  { width = 800, dir = 'ltr', ...props }: GalleryProps & { width?: number; dir?: string },
  options: GalleryOptions | false = {},
): MountedGallery {
  const { items: _items, label: _label, ...data } = props;
  const host = document.createElement('div');
  host.style.width = `${width}px`;
  host.dir = dir;
  // A block has seconds where the component has milliseconds.
  const seconds = data.autoplayDuration && { autoplayDuration: data.autoplayDuration / 1000 };
  host.dataset['blockJson'] = JSON.stringify({ ...data, ...seconds });
  host.innerHTML = renderToStaticMarkup(createElement(Gallery, props));
  document.body.append(host);
  const undo = options === false ? () => {} : attachGallery(host, options);
  onTestFinished(() => {
    undo();
    host.remove();
  });
  const element = host.querySelector<HTMLElement>('.pl-gallery')!;
  return {
    element,
    list: element.querySelector<HTMLElement>('.pl-gallery-slides')!,
    slides: [...element.querySelectorAll<HTMLElement>('.pl-gallery-slide')],
    undo,
  };
}

/** The alternative texts of the visible pictures, found by hit-testing points of the gallery. */
export function visiblePictures(list: HTMLElement): string[] {
  const { top, height } = list.getBoundingClientRect();
  const { left, width } = list.closest('.pl-gallery')!.getBoundingClientRect();
  const box = { left, width, top, height };
  const seen = new Set<string>();
  for (let share = 0.02; share < 1; share += 0.04) {
    const hit = document
      .elementsFromPoint(box.left + box.width * share, box.top + box.height * 0.3)
      .find((element) => element instanceof HTMLImageElement);
    if (
      hit instanceof HTMLImageElement &&
      getComputedStyle(hit.closest('.pl-gallery-slide')!).opacity !== '0'
    )
      seen.add(hit.alt);
  }
  return [...seen];
}
