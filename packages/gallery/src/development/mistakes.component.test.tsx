import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachGallery } from '../block/attachGallery';
import { findDesign } from '../designs/layoutForDesign';
import type { GalleryItem } from '../designs/galleryItem';
import { Gallery } from '../react/Gallery';
import { designHint } from './designHint';

const whole: GalleryItem = { src: '/kiln.jpg', width: 3, height: 2, alt: 'The kiln' };
const nothing = null as unknown as GalleryItem;

let root: Root;
let warned: string[];

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const element = document.createElement('div');
  // The test catches the error of a failed rendering, so nothing prints it.
  root = createRoot(element, { onUncaughtError: () => {} });
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllEnvs();
});

const render = (items: readonly GalleryItem[]) => act(() => root.render(<Gallery items={items} />));

describe('mistakes with <Gallery>', () => {
  it('[GAL-32] names the prop that has no items, or an entry that is none', () => {
    expect(() => render(nothing as unknown as GalleryItem[])).toThrow(
      /<Gallery> cannot be rendered: its prop "items" is null and must be an array/,
    );
    expect(() => render([whole, nothing])).toThrow(
      /<Gallery> cannot be rendered: entry 1 of "items" is null/,
    );
  });

  it('[GAL-32] warns once of entries that lack an address, a size or a text', () => {
    const items = [whole, { width: 1, height: 1, alt: '' } as GalleryItem, { src: '/a.jpg' }];
    render(items);
    render([...items, whole]);
    expect(warned).toEqual([
      expect.stringMatching(/entry 1 of "items" has no "src"/),
      expect.stringMatching(/entry 2 of "items" has no "width" and "height"/),
      expect.stringMatching(/entry 2 of "items" has no "alt"/),
    ]);
  });

  it('[GAL-32] says nothing of items that lack nothing, and nothing in production', () => {
    render([whole, { ...whole, alt: '' }]);
    vi.stubEnv('NODE_ENV', 'production');
    render([{ src: '/only.jpg' }]);
    expect(warned).toEqual([]);
  });

  it('[GAL-32] lists every design where one is not found, and each of them exists', () => {
    const gallery = document.createElement('div');
    gallery.innerHTML =
      '<div class="pl-gallery" data-design="masonry"><ul class="pl-gallery-slides"><li class="pl-gallery-slide"></li></ul></div>';
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    attachGallery(gallery)();
    expect(warned).toEqual([
      expect.stringMatching(/^These are not the gallery designs .* masonry\)$/),
    ]);
    expect(told.mock.calls).toEqual([[designHint]]);
    const named = designHint.match(/(slide|carousel|grid|auto|list|stacked)\w*/g)!;
    expect(new Set(named.map(findDesign)).size).toBe(9);
  });

  it('[GAL-5] says that there is no gallery where there is no element', () => {
    expect(() => attachGallery(document.querySelector('.gone')!)).toThrow(
      /No gallery container was found/,
    );
  });
});
